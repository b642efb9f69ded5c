import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { useAction } from '../shop/use-action.ts'
import { orderActionsMessages } from './order-actions.messages.ts'
import { orderActionStyle } from './order-actions.styles.ts'

interface PayOrderProps {
  billId: string
  size?: 's' | 'l' | undefined
}

/** Leads to the bank's page of a bill that waits. */
export function PayOrder({ billId, size }: PayOrderProps) {
  const { isBusy, failure, run } = useAction()
  return (
    <div className={orderActionStyle()} data-intent>
      <Button
        type="button"
        size={size}
        busy={isBusy}
        data-live
        onClick={() => void run(({ orders }) => orders.pay(billId))}
      >
        {orderActionsMessages.pay}
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
    </div>
  )
}
