import { routePath } from '@vitrina/core'
import {
  type ExplainedLine,
  type FastOrder,
  type FastOrderProgress,
  fastOrderOutcome,
  fastOrderSubject
} from '@vitrina/core/cart'
import { Button, FormMessage, useShop } from '@vitrina/react-ui'

import { fastOrderPageMessages } from './fast-order-page.messages.ts'

interface OrderProgressProps {
  readonly order: FastOrder
  readonly explained: readonly ExplainedLine[]
}

/** How far the work is, with a way to stop it; after it, what came of it. */
export function OrderProgress({ order, explained }: OrderProgressProps) {
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
            <a className="link" href={routePath('cart')}>
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
