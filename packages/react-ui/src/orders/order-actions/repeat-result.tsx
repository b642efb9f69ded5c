import { routePath } from '@vitrina/core'
import { type Repetition, repeatOutcome } from '@vitrina/core/cart'

import { FormMessage } from '../../forms/form-message.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

/** What of a repeated order lies in the basket now, and what could not. */
export function RepeatResult(repetition: Repetition) {
  const { tone, added, missing } = repeatOutcome(repetition)
  return (
    <FormMessage tone={tone}>
      {added && (
        <>
          <span>{`${added} `}</span>
          <a className="link" href={routePath('cart')}>
            {orderActionsMessages.toBasket}
          </a>
        </>
      )}
      {missing && <p>{missing}</p>}
    </FormMessage>
  )
}
