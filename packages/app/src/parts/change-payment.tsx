import type { Order, PaymentMethod } from '@vitrina/core/entities'
import { orderPost, ordersMessages, otherPayments } from '@vitrina/core/orders'
import { Button, RadioCard, RadioCards, style } from '@vitrina/react-ui'

const changePaymentStyle = style(`
  & > summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; }
  & > form { display: grid; gap: 14px; margin-top: 6px; justify-items: start; }
  & > form > fieldset { width: 100%; }
  @media print { display: none; }
`)

interface ChangePaymentProps {
  readonly order: Order
  readonly methods: readonly PaymentMethod[]
  /** The page that shows the order as it is then. */
  readonly back: string
}

/** Another way to pay an order whose money has not come; a form like all others, script or none. */
export function ChangePayment({ order, methods, back }: ChangePaymentProps) {
  const others = otherPayments(order, methods)
  if (others.length === 0) return undefined
  const { action, fields } = orderPost(order.id, 'pay-otherwise')
  return (
    <details className={changePaymentStyle()} open={order.payment.status === 'declined'}>
      <summary className="link">{ordersMessages.payOtherwise}</summary>
      <form method="post" action={action}>
        {Object.entries({ ...fields, back }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RadioCards legend={ordersMessages.payOtherwise}>
          {others.map(({ id, title, note }, index) => (
            <RadioCard
              key={id}
              name="method"
              value={id}
              title={title}
              note={note}
              defaultChecked={index === 0}
            />
          ))}
        </RadioCards>
        <Button variant="soft">{ordersMessages.changePayment}</Button>
      </form>
    </details>
  )
}
