import { routePath } from '@vitrina/core'
import {
  explainedOrder,
  type FastOrder,
  fastOrderSubject,
  fastOrderMessages as words
} from '@vitrina/core/fast-order'
import { useShop, useSubject } from '@vitrina/react-ui'
import { useEffect, useMemo, useState } from 'react'

import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import type { loader } from './fast-order.loader.ts'
import { fastOrderStyle } from './fast-order.styles.ts'
import { OrderInput } from './order-input.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'

interface FastOrderData {
  /** The list of the address. */
  readonly text: string
  readonly order: FastOrder | undefined
}

const whole = (order: FastOrder) => order

export const page = definePage<typeof loader>({ frame: plain, View: FastOrderPage })

function FastOrderPage({ data }: ViewProps<FastOrderData>) {
  const order = useOrder(data)
  const explained = useMemo(() => explainedOrder(order), [order.lines, order.known, order.choices])
  return (
    <div className={fastOrderStyle()}>
      <h1>Быстрый заказ</h1>
      <p className="intro">{words.intro}</p>
      <p>
        <a className="link" href={routePath('wholesale')}>
          {words.priceList}
        </a>
      </p>
      <OrderInput text={data.text} />
      <OrderProgress order={order} explained={explained} />
      {order.lines.length > 0 && (
        <OrderLines order={order} explained={explained} text={data.text} />
      )}
    </div>
  )
}

/** A list of the address is shown as the server understood it, until it is read here. */
function useOrder({ text, order }: FastOrderData): FastOrder {
  const shop = useShop()
  const live = useSubject(fastOrderSubject, whole)
  const [given, setGiven] = useState(order)

  useEffect(() => {
    if (text !== '') shop.send(fastOrderSubject, { type: 'order.read', text })
    setGiven(undefined)
  }, [shop, text])

  return given ?? live
}
