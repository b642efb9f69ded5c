import { routePath } from '@vitrina/core'
import type { Order } from '@vitrina/core/entities'
import { ordersMessages } from '@vitrina/core/orders'

import { Button } from '../kit/button/button.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

interface CancelOrderProps {
  order: Order
  /** The order is another one now: its page has to be read again. */
  onCancelled: () => void
}

export const CancelOrder = ({ order, onCancelled }: CancelOrderProps) => (
  <>
    <noscript>
      <CancelForm order={order} />
    </noscript>
    <Ask order={order} onCancelled={onCancelled} />
  </>
)

/** Without script nobody asks again: the button says it all. */
const CancelForm = ({ order: { id } }: Pick<CancelOrderProps, 'order'>) => (
  <form method="post" action={routePath('user-profile-order-detail-id', { id })}>
    <input type="hidden" name="act" value="cancel" />
    <input type="hidden" name="orderId" value={id} />
    <Button variant="red">{ordersMessages.cancel}</Button>
  </form>
)

const Ask = ({ order, onCancelled }: CancelOrderProps) => (
  <ConfirmAction
    label={ordersMessages.cancel}
    question={orderActionsMessages.cancelAsk(order.number)}
    consequence={consequence(order)}
    yes={orderActionsMessages.cancelYes}
    no={orderActionsMessages.cancelNo}
    act={({ orders }) => orders.cancel(order.id)}
    done={orderActionsMessages.cancelled(order.number)}
    onDone={onCancelled}
  />
)

const consequence = ({ payment }: Order) =>
  payment.status === 'paid' ? orderActionsMessages.moneyBack : orderActionsMessages.noWayBack
