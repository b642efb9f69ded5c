import type { Order } from '@vitrina/core/entities'

import { ConfirmAction } from './confirm-action.tsx'

interface CancelOrderProps {
  order: Order
  /** The order is another one now: its page has to be read again. */
  onCancelled: () => void
}

export const CancelOrder = ({ order, onCancelled }: CancelOrderProps) => (
  <ConfirmAction
    label="Отменить заказ"
    question={`Отменить заказ ${order.number}?`}
    consequence={consequence(order)}
    yes="Да, отменить"
    no="Оставить заказ"
    act={orders => orders.cancel(order.id)}
    done={`Заказ ${order.number} отменён`}
    onDone={onCancelled}
  />
)

const consequence = ({ payment }: Order) =>
  payment.status === 'paid'
    ? 'Деньги вернутся тем же способом, которым вы платили. Восстановить заказ будет нельзя.'
    : 'Восстановить заказ будет нельзя, но его можно повторить.'
