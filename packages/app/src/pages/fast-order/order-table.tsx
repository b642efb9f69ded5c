import { columnChoices, explainedOrder, type FastOrder, fastOrderSubject } from '@vitrina/core/cart'
import { useFieldRules, useShop, useSubject } from '@vitrina/react-ui'
import { useLayoutEffect, useMemo, useState } from 'react'

import { ColumnQuestion } from './column-question.tsx'
import { OrderInput } from './order-input.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'

export interface FastOrderData {
  /** The list of the address. */
  readonly text: string
  /** The answer of the address to its question, as it was sent. */
  readonly column: string
  readonly order: FastOrder | undefined
}

const whole = (order: FastOrder) => order

export function OrderTable(data: FastOrderData) {
  const order = useOrder(data)
  const choices = columnChoices(order)
  const { checkDigits } = useFieldRules()
  const explained = useMemo(
    () => explainedOrder(order, checkDigits),
    [order.lines, order.known, order.choices, checkDigits]
  )
  return (
    <>
      <OrderInput text={data.text} />
      {choices.length > 0 && <ColumnQuestion choices={choices} text={data.text} />}
      <OrderProgress order={order} explained={explained} />
      {order.lines.length > 0 && (
        <OrderLines order={order} explained={explained} text={data.text} column={data.column} />
      )}
    </>
  )
}

/** A list of the address is shown as the server understood it, and mended from there. */
function useOrder({ text, order }: FastOrderData): FastOrder {
  const shop = useShop()
  const live = useSubject(fastOrderSubject, whole)
  const [given, setGiven] = useState(order)

  // What was typed before the page was there is done right after it: into this list.
  useLayoutEffect(() => {
    if (order) shop.send(fastOrderSubject, { type: 'order.adopt', order })
    setGiven(undefined)
    // Read anew in its place, the page brings the same list: what was mended in it since stays.
  }, [shop, text])

  return given ?? live
}
