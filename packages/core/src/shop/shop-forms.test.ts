import { expect, test } from 'vitest'

import { oneClickForm } from '../blanks/one-click.form.ts'
import { defaultRuleSets } from '../config/rule-sets.ts'
import { createOneClickOrder } from '../contracts/blanks.ts'
import {
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  updateShippingAddress
} from '../contracts/delivery.ts'
import { createRefund } from '../contracts/orders.ts'
import type { Order } from '../entities/order.ts'
import type { ShippingAddress } from '../entities/shipping.ts'
import { shownErrors } from '../forms/form.view.ts'
import { realLengths } from '../phone/real-lengths.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'

const home: ShippingAddress = {
  ...{ id: '1', title: 'Дом', contactPerson: 'Иванова Мария', phone: '+79990000000' },
  address: {
    ...{ country: 'Россия', region: 'Тульская область', city: 'Тула', settlement: '' },
    ...{ street: 'ул. Садовая', house: '1', flat: '5', value: 'г. Тула, ул. Садовая, д. 1, кв. 5' }
  },
  ...{ kladrId: '7100000100000', zip: '300000', isDefault: true }
}
const { id: _, ...unsaved } = home

async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}
const lastCall = ({ server }: TestShop) => server.calls.at(-1)

test('a one-click order begins with the member’s name and phone, and without his consent', async () => {
  const member = await open({ scenario: 'member' })
  const guest = await open()
  const wish = { groupId: 11, count: 2 }

  expect(member.createOneClick(wish).getState()).toMatchObject({
    facts: { wish },
    values: { name: 'Иванова Мария Петровна', phone: '+79990000000', accept: false }
  })
  expect(guest.createOneClick(wish).getState().values).toEqual({
    ...{ name: '', phone: '', accept: false }
  })
})

test('a one-click order takes phones of the lengths that the shop allows', async () => {
  const errorWith = async (options: TestShopOptions) => {
    const form = (await open(options)).createOneClick({ groupId: 11, count: 1 })
    const armenian = { name: 'Ани', phone: '+374 91 123456', accept: true }
    form.send({ type: 'form.edit', values: armenian })
    return shownErrors(oneClickForm, form.getState()).phone
  }

  expect(await errorWith({})).toBe('Вы ввели некорректный номер телефона')
  expect(await errorWith({ config: { phoneLengths: realLengths } })).toBeUndefined()
})

test('a one-click order that the network lost is sent again by the visitor, as it was', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.fail(createOneClickOrder, () => Promise.reject(new TypeError('fetch failed')))
  const form = shop.createOneClick({ groupId: 11, count: 2 })
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)
  expect(form.getState().failure).toMatchObject({
    message: 'Произошла ошибка сервера',
    retryable: true
  })

  shop.server.heal()
  shop.server.on(createOneClickOrder, () => json(422, { errors: { name: 'Укажите имя' } }))
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(lastCall(shop)?.body).toMatchObject({ groupId: 11, count: 2, phone: '+79990000000' })
  expect(form.getState()).toMatchObject({ refused: { name: 'Укажите имя' }, attempt: 2 })
})

test('the addresses that a page knows are not read again, unknown ones are', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(listShippingAddresses, () => ({ data: [home] }))

  const known = shop.createSavedAddresses([])
  await shop.advance(0)
  expect(shop.server.countOf(listShippingAddresses)).toBe(0)
  const unknown = shop.createSavedAddresses()
  await shop.advance(0)

  expect(known.getSnapshot().context.addresses).toEqual([])
  expect(unknown.getSnapshot().context.addresses).toEqual([home])
})

test('each change of an address leaves by its own call, a saved one with its id', async () => {
  const shop = await open({ scenario: 'member' })
  const changed = () => ({ id: '1', data: [home] })
  for (const call of [createShippingAddress, updateShippingAddress, deleteShippingAddress]) {
    shop.server.on(call, changed)
  }
  const addresses = shop.createSavedAddresses([home])
  const after = async (...events: Parameters<typeof addresses.send>[0][]) => {
    for (const event of events) addresses.send(event)
    await shop.advance(0)
    return [lastCall(shop)?.name.split(' ')[0], lastCall(shop)?.body]
  }

  expect(
    await after(
      { type: 'address.add' },
      { type: 'form.edit', form: unsaved },
      { type: 'form.save' }
    )
  ).toEqual(['POST', unsaved])
  expect(await after({ type: 'address.edit', id: '1' }, { type: 'form.save' })).toEqual([
    'PUT',
    home
  ])
  expect(await after({ type: 'address.makeDefault', id: '1' })).toEqual(['PUT', home])
  expect(await after({ type: 'address.remove', id: '1' })).toEqual(['DELETE', { id: '1' }])
})

test('a new address begins with the member’s own name and phone', async () => {
  const shop = await open({ scenario: 'dealer' })
  const addresses = shop.createSavedAddresses([])

  addresses.send({ type: 'address.add' })

  expect(addresses.getSnapshot().context.form).toMatchObject({
    contactPerson: 'Орлов Пётр Ильич',
    phone: '+79990000000',
    address: { country: 'Россия', city: '', value: '' },
    isDefault: false
  })
})

test('a shop may ask for a postal code in every address', async () => {
  const courier = ['address', 'postalCode'] as const
  const ruleSets = { ...defaultRuleSets, address: { ...defaultRuleSets.address, courier } }
  const shop = await open({ scenario: 'member', config: { ruleSets } })
  const addresses = shop.createSavedAddresses([])
  addresses.send({ type: 'address.add' })
  const without = { ...unsaved, zip: '', address: { ...unsaved.address, house: '' } }

  addresses.send({ type: 'form.edit', form: without })
  addresses.send({ type: 'form.save' })

  expect(addresses.getSnapshot().context.errors).toEqual({
    'address.postalCode': 'Заполните почтовый индекс'
  })
})

const sold: Order = {
  ...demoOrder('order-1', 900),
  items: [
    {
      ...{ groupId: 11, productId: 1, url: '', title: 'Сарафан «Кембридж»', variant: 'синий' },
      ...{ image: null, count: 2, price: 450, sum: 900 }
    }
  ],
  goodsPrice: 900,
  refundable: {
    items: [{ groupId: 11, count: 2 }],
    reasons: [{ code: 'defect', title: 'Брак или поломка' }]
  }
}

test('a refund carries its files and its story, and the field that the shop refuses is named', async () => {
  const shop = await open({ scenario: 'member' })
  const errors = { fileIds: 'Приложите фото брака' }
  shop.server.on(createRefund, () => json(422, { message: 'Проверьте введённые данные', errors }))
  const form = shop.createRefund(sold)

  form.send({ type: 'form.edit', values: { items: { 11: 1 } } })
  const story = { reason: 'defect', comment: 'Шов разошёлся', fileIds: ['file-1'] } as const
  form.send({ type: 'form.edit', values: story })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(lastCall(shop)?.name).toBe('POST /orders/v1/refunds')
  expect(lastCall(shop)?.body).toEqual({
    ...{ orderId: 'order-1', items: [{ groupId: 11, count: 1 }] },
    ...story
  })
  expect(form.getState()).toMatchObject({ refused: errors, attempt: 1 })
})
