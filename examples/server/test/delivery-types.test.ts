import { randomUUID } from 'node:crypto'
import { calculateAddressDelivery, createOrder, listDeliveryMethods } from '@vitrina/core/contracts'
import type { Shipping } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const EMPTY = 'Поле не заполнено'
const ZIP = 'Заполните почтовый индекс'
const REGION = 'Неверный регион'
const HOUSE = 'Укажите номер дома'

const house: Shipping = {
  ...{ coord: [], zip: '620000', kladrId: '6600000100000', cityFiasId: '', isDefault: true },
  address: {
    ...{ country: 'Россия', region: 'Свердловская область', settlement: '', flat: '' },
    ...{ city: 'Екатеринбург', street: 'ул. Садовая', house: '12' },
    value: 'г. Екатеринбург, ул. Садовая, д. 12'
  }
}
const noHouse = { ...house.address, house: '' }
const nowhere = { ...noHouse, city: '', street: '', value: '' }

/** A way of delivery of this type, which the shop of the tests has not. */
async function addMethod(type: string): Promise<string> {
  const id = `${type}-${randomUUID()}`
  const row = { id, type, title: 'Другой способ', note: '', is_default: false, sort: 9 }
  await backend.deps.db.insertInto('delivery_method').values(row).execute()
  return id
}

async function withGoods() {
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 99, kopecks: 100_000 }), 1)
  return shopper
}

const under = (prefix: string, wrong: object) =>
  Object.fromEntries(Object.entries(wrong).map(([name, reported]) => [prefix + name, reported]))

test.each<[string, Partial<Shipping>, object]>([
  ['courier', { zip: '', address: noHouse }, { house: HOUSE }],
  ['post', { zip: '' }, { postalCode: ZIP }],
  [
    'post',
    { zip: '', kladrId: '', address: noHouse },
    { region: REGION, house: HOUSE, postalCode: ZIP }
  ],
  ['drone', { zip: '', address: nowhere }, { address: EMPTY }]
])(
  'by «%s» nothing is counted or ordered to an address that its rules refuse (%#)',
  async (...row) => {
    const [type, lack, wrong] = row
    const shopper = await withGoods()
    const method = await addMethod(type)
    const shipping = { ...house, ...lack }
    const personalDelivery = { method, option: '', type, deliveryPointCode: '', calculationId: 'x' }
    const personalShipping = { shippingId: '', shipping }
    const form = await fillCheckout(shopper, { personalDelivery, personalShipping })
    const body = { ...form, expectedPrice: 1290 }

    const counted = await shopper.refused(calculateAddressDelivery, { body: { method, shipping } })
    const ordered = await shopper.refused(createOrder, { body }, key())

    expect(counted.errors).toEqual(under('shipping.', wrong))
    expect(ordered.errors).toEqual(under('personalShipping.shipping.', wrong))
  }
)

test('an order goes by a way of the shop’s own to the address that was calculated', async () => {
  const shopper = await withGoods()
  const method = await addMethod('post')
  const { data } = await shopper.call(listDeliveryMethods, {})
  const { calculationId, description } = await shopper.call(calculateAddressDelivery, {
    body: { method, shipping: house }
  })

  const form = await fillCheckout(shopper, {
    personalDelivery: { method, option: '', type: 'post', deliveryPointCode: '', calculationId },
    personalShipping: { shippingId: '', shipping: house }
  })
  const order = await shopper.call(createOrder, { body: { ...form, expectedPrice: 1290 } }, key())

  expect(data.find(({ id }) => id === method)).toMatchObject({ type: 'post', unavailable: '' })
  expect(description).toBe('Посылка придёт 22 августа или позже')
  expect(order.delivery).toMatchObject({ title: 'Другой способ', address: house.address.value })
})
