import { checkoutMessages } from '@vitrina/core/checkout'
import { type Order, type PaymentStatus } from '@vitrina/core/entities'
import { useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import { Status } from '../kit/tag/tag.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useShop } from '../shop/shop-context.tsx'
import { usePaymentStatus } from './use-payment-status.ts'

interface Words {
  readonly tone: 'quiet' | 'waiting' | 'good' | 'bad'
  readonly title: string
  readonly next: string
}

const COLLECTED = 'Собираем заказ. Напишем, когда его можно будет забрать или встретить курьера.'
const MAILED = 'Пришлём заказ письмом на электронную почту.'

const words: Readonly<Record<PaymentStatus, Words>> = {
  none: {
    tone: 'quiet',
    title: 'Принят',
    next: COLLECTED
  },
  waiting: {
    tone: 'waiting',
    title: 'Ждёт оплаты',
    next: 'Оплатите заказ, и мы начнём его собирать.'
  },
  paid: {
    tone: 'good',
    title: 'Оплачен',
    next: COLLECTED
  },
  declined: {
    tone: 'bad',
    title: 'Оплата не прошла',
    next: 'Деньги не списаны. Попробуйте ещё раз или выберите другую карту.'
  },
  refunded: { tone: 'quiet', title: 'Деньги возвращены', next: 'Заказ отменён.' }
}

/** Whether the order is paid, by the server's word only, and the way to the bank while it is not. */
export function OrderPayment({ order }: { order: Order }) {
  const { show } = usePrices()
  const status = usePaymentStatus(order)
  const { tone, title, next } = words[status]
  const { billId } = order.payment
  const isPayable = billId !== null && (status === 'waiting' || status === 'declined')
  return (
    <section className="payment" aria-label="Оплата">
      <p className="state" role="status">
        <b className="price">{show(order.price)}</b>
        <Status tone={tone}>{title}</Status>
      </p>
      <p>{next === COLLECTED && order.delivery.address === '' ? MAILED : next}</p>
      {isPayable && <Pay billId={billId} />}
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
