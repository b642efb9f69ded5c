import type { Order } from '@vitrina/core/entities'
import { orderPost, ordersMessages } from '@vitrina/core/orders'

import { ConfirmAction } from './confirm-action.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

interface CancelOrderProps {
  order: Order
  /** The order is another one now: its page has to be read again. */
  onCancelled: () => void
}

export const CancelOrder = ({ order, onCancelled }: CancelOrderProps) => (
  <ConfirmAction
    {...orderPost(order.id, 'cancel')}
    label={ordersMessages.cancel}
    question={orderActionsMessages.cancelAsk(order.number)}
    consequence={consequence(order)}
    yes={orderActionsMessages.cancelYes}
    no={orderActionsMessages.cancelNo}
    act={async engine => (await engine.part('orders')).cancel(order.id)}
    done={orderActionsMessages.cancelled(order.number)}
    onDone={onCancelled}
  />
)

const consequence = ({ payment }: Order) =>
  payment.status === 'paid' ? orderActionsMessages.moneyBack : orderActionsMessages.noWayBack
