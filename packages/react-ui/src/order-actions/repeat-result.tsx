import { routePath } from '@vitrina/core'
import { ordersMessages } from '@vitrina/core/orders'
import type { Repetition } from '@vitrina/core/repeat'

import { FormMessage } from '../form-message/form-message.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

/** What of a repeated order lies in the basket now, and what could not. */
export function RepeatResult({ added, missing }: Repetition) {
  const gone = missing.join('; ')
  return (
    <FormMessage tone={missing.length === 0 ? 'good' : 'waiting'}>
      {added > 0 && (
        <>
          {orderActionsMessages.inBasket(added)}{' '}
          <a className="link" href={routePath('cart')}>
            {orderActionsMessages.toBasket}
          </a>
        </>
      )}
      {gone !== '' && <p>{ordersMessages.goneNow(gone)}</p>}
    </FormMessage>
  )
}
