import { orderPost } from '@vitrina/core/orders'
import { useAction } from '../../binding/use-action.ts'
import { ActForm } from '../../forms/act-form.tsx'
import { orderActionStyle } from '../../forms/confirm-action.styles.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

interface PayOrderProps {
  orderId: string
  billId: string
  size?: 's' | 'l' | undefined
}

/** Leads to the bank's page of a bill that waits. */
export function PayOrder({ orderId, billId, size }: PayOrderProps) {
  const { isBusy, failure, run } = useAction()
  const { action, fields } = orderPost(orderId, 'pay')
  return (
    <ActForm
      className={orderActionStyle()}
      action={action}
      fields={{ ...fields, billId }}
      onAct={() => void run(async engine => (await engine.service('orders')).pay(billId))}
    >
      <Button size={size} busy={isBusy}>
        {orderActionsMessages.pay}
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
    </ActForm>
  )
}
