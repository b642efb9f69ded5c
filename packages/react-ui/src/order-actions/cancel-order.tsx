import type { Order } from '@vitrina/core/entities'
import { useState } from 'react'

import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Dialog } from '../kit/dialog/dialog.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import { cancelDialogStyle } from './order-actions.styles.ts'
import { useOrderAction } from './use-order-action.ts'

interface CancelOrderProps {
  order: Order
  /** The order is another one now: its page has to be read again. */
  onCancelled: () => void
}

export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const toasts = useToasts()
  const { isBusy, failure, run } = useOrderAction()
  const [isAsking, setAsking] = useState(false)

  async function cancel() {
    const done = await run(orders => orders.cancel(order.id))
    if (done === undefined) return
    setAsking(false)
    toasts.show({ tone: 'good', text: `Заказ ${order.number} отменён` })
    onCancelled()
  }

  return (
    <>
      <Button type="button" variant="red" data-live data-intent onClick={() => setAsking(true)}>
        Отменить заказ
      </Button>
      <Dialog
        open={isAsking}
        title={`Отменить заказ ${order.number}?`}
        onClose={() => setAsking(false)}
      >
        <div className={cancelDialogStyle()}>
          <p>{consequence(order)}</p>
          {failure !== '' && <FormMessage>{failure}</FormMessage>}
          <div className="buttons">
            <Button type="button" busy={isBusy} onClick={() => void cancel()}>
              Да, отменить
            </Button>
            <Button type="button" variant="grey" onClick={() => setAsking(false)}>
              Оставить заказ
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

const consequence = ({ payment }: Order) =>
  payment.status === 'paid'
    ? 'Деньги вернутся тем же способом, которым вы платили. Восстановить заказ будет нельзя.'
    : 'Восстановить заказ будет нельзя, но его можно повторить.'
