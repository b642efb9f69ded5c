import { routePath } from '@vitrina/core'
import {
  COLUMN_FIELD,
  type ColumnChoice,
  columnChoices,
  type ExplainedLine,
  explainedOrder,
  type FastOrder,
  type FastOrderProgress,
  fastOrderOutcome,
  fastOrderSubject,
  fastOrderMessages as words
} from '@vitrina/core/cart'
import { Button, FormMessage, useFieldRules, useShop, useSubject } from '@vitrina/react-ui'
import { type MouseEvent, useLayoutEffect, useMemo, useState } from 'react'
import { fastOrderPageMessages } from './fast-order-page.messages.ts'
import { OrderInput, OrderLines } from './order-lines.tsx'

interface OrderProgressProps {
  readonly order: FastOrder
  readonly explained: readonly ExplainedLine[]
}

/** The pressed button went away with its lines: the keyboard goes on from here. */
function takeLostFocus(next: HTMLElement | null) {
  if (document.activeElement === document.body) next?.focus()
}

/** How far the work is, with a way to stop it; after it, what came of it. */
function OrderProgress({ order, explained }: OrderProgressProps) {
  const { progress, notes, problem, isDone } = fastOrderOutcome(order, explained)
  return (
    <div className="outcome" aria-live="polite">
      {progress && <Progress {...progress} />}
      {problem !== '' && <FormMessage>{problem}</FormMessage>}
      {notes.length > 0 && (
        <FormMessage tone={isDone ? 'good' : 'waiting'}>
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
          {isDone && (
            <a ref={takeLostFocus} className="link" href={routePath('cart')}>
              {fastOrderPageMessages.toBasket}
            </a>
          )}
        </FormMessage>
      )}
    </div>
  )
}

function Progress({ done, all, text }: FastOrderProgress) {
  const shop = useShop()
  return (
    <div className="progress">
      <span className="num">{text}</span>
      <progress value={done} max={all} aria-label={text} />
      <Button
        variant="grey"
        size="s"
        onClick={() => shop.send(fastOrderSubject, { type: 'order.stop' })}
      >
        {fastOrderPageMessages.stop}
      </Button>
    </div>
  )
}

interface ColumnQuestionProps {
  readonly choices: readonly ColumnChoice[]
  /** The list of the address, for the answer without script. */
  readonly text: string
}

/** Asks which column holds the quantities, where the list alone does not tell. */
function ColumnQuestion({ choices, text }: ColumnQuestionProps) {
  const shop = useShop()
  const choose = (column: number) => (event: MouseEvent) => {
    event.preventDefault()
    shop.send(fastOrderSubject, { type: 'column.choose', column })
  }
  return (
    <form className="question" method="get" aria-labelledby="column-question">
      <input type="hidden" name="lines" value={text} />
      <h2 id="column-question">{words.question}</h2>
      <p>{words.questionWhy}</p>
      {choices.map(({ column, label }) => (
        <Button
          key={column}
          type="submit"
          variant="soft"
          name={COLUMN_FIELD}
          value={column}
          onClick={choose(column)}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}

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
    [order.lines, order.initial, order.choices, checkDigits]
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
  const [initial, setInitial] = useState(order)

  // What was typed before the page was there is done right after it: into this list.
  useLayoutEffect(() => {
    if (order) shop.send(fastOrderSubject, { type: 'order.adopt', order })
    setInitial(undefined)
    // Read anew in its place, the page brings the same list: what was mended in it since stays.
  }, [shop, text])

  return initial ?? live
}
