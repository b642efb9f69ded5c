import { checkoutMessages } from '@vitrina/core/checkout'
import { type Order } from '@vitrina/core/entities'
import { paymentView } from '@vitrina/core/orders'
import { useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import { Status } from '../kit/tag/tag.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useShop } from '../shop/shop-context.tsx'
import { usePaymentStatus } from './use-payment-status.ts'

/** Whether the order is paid, by the server's word only, and the way to the bank while it is not. */
export function OrderPayment({ order }: { order: Order }) {
  const { show } = usePrices()
  const status = usePaymentStatus(order)
  const { tone, title, next, billId } = paymentView(order, status)
  return (
    <section className="payment" aria-label="Оплата">
      <p className="state" role="status">
        <b className="price">{show(order.price)}</b>
        <Status tone={tone}>{title}</Status>
      </p>
      <p>{next}</p>
      {billId !== undefined && <Pay billId={billId} />}
    </section>
  )
}

function Pay({ billId }: { billId: string }) {
  const shop = useShop()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function pay() {
    setBusy(true)
    setFailure('')
    try {
      const [engine, { payOrder }] = await Promise.all([shop.engine(), import('./pay-order.ts')])
      setFailure(await payOrder(engine, billId))
    } catch {
      setFailure(checkoutMessages.paymentAddress)
    }
    setBusy(false)
  }

  return (
    <div data-live data-intent>
      <Button size="l" busy={isBusy} onClick={() => void pay()}>
        Оплатить
      </Button>
      {failure !== '' && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
