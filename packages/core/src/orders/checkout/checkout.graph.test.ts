import { expect, test } from 'vitest'

import type { Order, OrderForm } from '../../entities/order.ts'
import { ApiError } from '../../platform/api-error.ts'
import { demoOrder } from '../../testing/fake-orders.ts'
import { walkGraph } from '../../testing/graph-coverage.ts'
import { checkoutState, emptyOrderForm } from '../order-form/checkout-state.ts'
import { createPaymentReturnMachine } from '../payment-return/payment-return.machine.ts'
import { createCheckoutMachine } from './checkout.machine.ts'
import { type CheckoutApi } from './checkout-events.ts'

const never = () => new Promise<never>(() => undefined)

const good: OrderForm = {
  ...emptyOrderForm(),
  personalData: { fio: 'Иванова Мария', email: 'maria@example.com', phone: '+79990000000' },
  personalPayment: 'card'
}

const offers = {
  ...{ deliveryMethods: [], points: [], savedAddresses: [], paymentMethods: [] },
  paymentFailure: ''
}

const pickup = (deliveryPointCode: string): Partial<OrderForm> => ({
  personalDelivery: {
    ...emptyOrderForm().personalDelivery,
    type: 'pickupPoint',
    method: 'pickup',
    deliveryPointCode
  }
})

const api: CheckoutApi = {
  calculate: never,
  place: never,
  openPayment: never
}

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string, status: number, body?: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ status, body })
})
const calculation = (price: number) => ({
  calculationId: `calculation-${price}`,
  price,
  date: '2026-11-24',
  expiresAt: '2026-11-21T12:00:00.000Z',
  description: '24 ноября'
})
const order = (billId: string | null): Order => {
  const placed = demoOrder('order-1', 1190)
  return { ...placed, payment: { ...placed.payment, billId } }
}

test('the checkout reaches every state, and posts only what was counted', () => {
  const { states, transitions, missed } = walkGraph(
    createCheckoutMachine(api, checkoutState(good)),
    {
      events: [
        { type: 'form.edit', form: pickup('tula-1') },
        { type: 'form.edit', form: pickup('') },
        { type: 'form.edit', form: { accept: true } },
        { type: 'basket.seen', version: 1, goodsPrice: 900 },
        { type: 'basket.seen', version: 1, goodsPrice: undefined },
        { type: 'basket.seen', version: 2, goodsPrice: 990 },
        { type: 'offers.seen', offers },
        { type: 'delivery.recalculate' },
        { type: 'checkout.submit' },
        { type: 'price.confirm' },
        { type: 'price.decline' },
        { type: 'payment.open' },
        done('calculate', calculation(290)),
        done('calculate', calculation(390)),
        failed('calculate', 422),
        done('place', order('bill-1')),
        done('place', order(null)),
        failed('place', 409, { total: 1290 }),
        failed('place', 409),
        failed('place', 422),
        done('openPayment', undefined),
        failed('openPayment', 503)
      ],
      contextKey: ({ phase, form, calculation, goodsPrice, basketVersion, newTotal, placed }) => [
        ...[phase, form.accept, form.personalDelivery.deliveryPointCode, calculation?.price],
        ...[goodsPrice, basketVersion, newTotal, placed?.billId]
      ],
      check(snapshot) {
        const { context } = snapshot
        // Nothing is posted before its delivery was counted.
        if (snapshot.matches('submitting')) expect(context.calculation).toBeDefined()
        if (snapshot.matches('placed')) expect(context.placed?.orderId).toBe('order-1')
      }
    }
  )

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('the return from the bank reaches every state, and only «paid» ends in paid', () => {
  const machine = createPaymentReturnMachine({ status: never }, 'order-1')
  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      ...['waiting', 'paid', 'declined', 'refunded'].map(status => done('ask', status)),
      failed('ask', 503)
    ],
    check({ value, context }) {
      expect(value === 'paid').toBe(context.status === 'paid')
      expect(context.asked).toBeLessThanOrEqual(7)
    }
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
