import { expect, onTestFinished, test } from 'vitest'

import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import { shownField } from '../order-form/checkout-fields.ts'
import { type CheckoutOffers, noOffers } from '../order-form/checkout-state.ts'

const usable = { isDefault: false, unavailable: '' }
const offers: CheckoutOffers = {
  ...noOffers,
  deliveryMethods: [
    fixtures.deliveryMethod({ ...usable, id: 'pickup', type: 'pickupPoint', isDefault: true }),
    fixtures.deliveryMethod({ ...usable, id: 'courier', type: 'courier' }),
    fixtures.deliveryMethod({
      ...usable,
      ...{ id: 'store', type: 'store', unavailable: 'В этом городе нет магазинов' }
    })
  ],
  points: [
    fixtures.deliveryPoint({ code: 'tula-1', type: 'pickupPoint' }),
    fixtures.deliveryPoint({ code: 'tula-store', type: 'store' })
  ],
  paymentMethods: [
    fixtures.paymentMethod({ ...usable, id: 'card', code: 'card', isDefault: true }),
    fixtures.paymentMethod({
      ...usable,
      ...{ id: 'invoice', code: 'invoice', unavailable: 'Только для организаций' }
    })
  ]
}

/** A checkout of two notebooks by a buyer whose own data are filled in. */
async function open(known: CheckoutOffers = offers) {
  const shop = createTestShop({ scenario: 'member' })
  onTestFinished(() => shop.stop())
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  const checkout = (await shop.service('openCheckout'))({ offers: known })
  checkout.send({ type: 'form.edit', form: { accept: true } })
  async function submit() {
    await shop.advance(1000)
    checkout.send({ type: 'checkout.submit' })
    await shop.advance(1000)
    return { orders: shop.server.orders.all().length, errors: checkout.get().errors }
  }
  const send = (...commands: readonly CheckoutCommand[]) => commands.forEach(checkout.send)
  return { checkout, send, submit, form: () => checkout.get().form }
}

const point = { type: 'point.choose', code: 'tula-1' } as const

test.each([
  ['delivery', { type: 'delivery.choose', id: 'store' }, 'В этом городе нет магазинов'],
  ['delivery', { type: 'delivery.choose', id: 'balloon' }, 'Выберите способ доставки'],
  ['payment', { type: 'payment.choose', id: 'invoice' }, 'Только для организаций'],
  ['payment', { type: 'payment.choose', id: 'shells' }, 'Выберите способ оплаты'],
  ['delivery-point', { type: 'point.choose', code: '' }, 'Выберите пункт выдачи'],
  ['delivery-point', { type: 'point.choose', code: 'oz' }, 'Выберите пункт выдачи'],
  ['delivery-point', { type: 'point.choose', code: 'tula-store' }, 'Выберите пункт выдачи']
] as const)('of the %s %j is not chosen, and the field says why', async (field, choice, error) => {
  const { checkout, send, form } = await open()
  send(point)
  const before = form()

  send(choice)

  expect(form()).toEqual(before)
  expect(shownField(checkout.get(), field)).toMatchObject({ error, announced: true })
})

test('what was chosen before is chosen once more, and nothing is wrong any longer', async () => {
  const { checkout, send, submit } = await open()
  send(point, { type: 'payment.choose', id: 'invoice' })

  send({ type: 'payment.choose', id: 'card' })

  expect(shownField(checkout.get(), 'payment').error).toBeUndefined()
  expect(await submit()).toEqual({ orders: 1, errors: {} })
})

test.each([
  [
    'a way to pay',
    { personalPayment: 'invoice', personalDelivery: {} },
    { personalPayment: 'Только для организаций' }
  ],
  [
    'a point of another shop',
    { personalDelivery: { deliveryPointCode: 'oz' } },
    { 'personalDelivery.deliveryPointCode': 'Выберите пункт выдачи' }
  ],
  [
    'a way of delivery',
    { personalDelivery: { method: 'store', type: 'store', deliveryPointCode: 'tula-store' } },
    { 'personalDelivery.method': 'В этом городе нет магазинов' }
  ]
])(
  '%s that cannot be used makes no order, however it came into the form',
  async (_, own, errors) => {
    const { send, submit, form } = await open()
    send(point)
    const { personalDelivery } = form()
    const edit = {
      ...own,
      personalDelivery: { ...personalDelivery, ...(own.personalDelivery ?? {}) }
    }

    send({ type: 'form.edit', form: edit })

    expect(await submit()).toEqual({ orders: 0, errors })
  }
)

test.each([
  ['points', { ...offers, points: undefined }],
  ['ways of delivery and to pay', { ...offers, deliveryMethods: [], paymentMethods: [] }]
])('%s that could not be read are left to the server to judge', async (_, known) => {
  const { send, submit, form } = await open(known)
  send({ type: 'form.edit', form: { personalPayment: 'card' } })
  const { personalDelivery } = form()
  const pickup = { ...personalDelivery, method: 'pickup', type: 'pickupPoint' }

  send({
    type: 'form.edit',
    form: { personalDelivery: { ...pickup, deliveryPointCode: 'tula-1' } }
  })

  expect(await submit()).toEqual({ orders: 1, errors: {} })
})
