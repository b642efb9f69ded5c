import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { useAction } from '../shop/use-action.ts'
import { orderActionsMessages } from './order-actions.messages.ts'
import { OrderForm } from './order-form.tsx'

interface PayOrderProps {
  orderId: string
  billId: string
  size?: 's' | 'l' | undefined
}

/** Leads to the bank's page of a bill that waits. */
export function PayOrder({ orderId, billId, size }: PayOrderProps) {
  const { isBusy, failure, run } = useAction()
  return (
    <OrderForm
      orderId={orderId}
      act="pay"
      onSubmit={() => void run(({ orders }) => orders.pay(billId))}
    >
      <input type="hidden" name="billId" value={billId} />
      <Button size={size} busy={isBusy}>
        {orderActionsMessages.pay}
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
    </OrderForm>
  )
}
