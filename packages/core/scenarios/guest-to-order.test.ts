import { expect, test } from 'vitest'

import { createTestShop } from '../src/testing/test-shop.ts'

const pickup = {
  method: 'pickup',
  option: '',
  type: 'pickupPoint' as const,
  deliveryPointCode: 'tula-1',
  calculationId: ''
}

test('a guest fills a basket, orders, pays and comes back to a paid order', async () => {
  const shop = createTestShop()
  await shop.advance(0)

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  shop.basket.send({ type: 'promo.apply', code: 'ЛИНЕЙКА10' })
  await shop.advance(1000)
  expect(shop.getState().basket.total).toMatchObject({ price: 900, promocodeUsed: 'ЛИНЕЙКА10' })

  const checkout = (await shop.service('openCheckout'))().actor
  const { form } = checkout.getSnapshot().context
  checkout.send({
    type: 'form.edit',
    form: {
      ...form,
      accept: true,
      personalData: {
        fio: 'Иванова Мария Петровна',
        email: 'maria@example.com',
        phone: '+79990000000'
      },
      personalDelivery: pickup,
      personalPayment: 'card'
    }
  })
  await shop.advance(1000)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)
  expect(shop.platform.left).toEqual(['https://shop.example/demo-pay/bill-order-1'])

  shop.server.orders.pay('order-1', 'paid')
  const payment = (await shop.service('createPaymentReturn'))('order-1').actor
  await shop.advance(0)

  expect(payment.getSnapshot().value).toBe('paid')
  expect(shop.server.orders.all()).toHaveLength(1)
})
