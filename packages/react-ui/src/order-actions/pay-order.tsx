import { orderPost } from '@vitrina/core/orders'

import { ActForm } from '../form/act-form.tsx'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { useAction } from '../shop/use-action.ts'
import { orderActionsMessages } from './order-actions.messages.ts'
import { orderActionStyle } from './order-actions.styles.ts'

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
      onAct={() => void run(async engine => (await engine.part('orders')).pay(billId))}
    >
      <Button size={size} busy={isBusy}>
        {orderActionsMessages.pay}
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
    </ActForm>
  )
}
