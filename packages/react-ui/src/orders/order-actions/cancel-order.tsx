import { type OrderView, orderPost, ordersMessages } from '@vitrina/core/orders'

import { ConfirmAction } from '../../forms/confirm-action.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

interface CancelOrderProps {
  order: Pick<OrderView, 'id' | 'number'>
  /** Of the letter, by which a guest acts. */
  orderKey?: string | undefined
  /** What it means, said before it is done. */
  consequence: string
  /** The order is another one now: its page has to be read again. */
  onCancelled: () => void
}

export const CancelOrder = ({ order, orderKey, consequence, onCancelled }: CancelOrderProps) => (
  <ConfirmAction
    {...orderPost(order.id, 'cancel', orderKey)}
    label={ordersMessages.cancel}
    question={orderActionsMessages.cancelAsk(order.number)}
    consequence={consequence}
    yes={orderActionsMessages.cancelYes}
    no={orderActionsMessages.cancelNo}
    act={async engine => (await engine.service('orders')).cancel(order.id, orderKey)}
    done={orderActionsMessages.cancelled(order.number)}
    onDone={onCancelled}
  />
)
