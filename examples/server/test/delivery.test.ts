import {
  calculateAddressDelivery,
  calculatePickupPointDelivery,
  createOrder,
  listDeliveryMethods,
  listDeliveryPoints,
  suggestAddresses,
  suggestCities
} from '@vitrina/core/contracts'
import type { Shipping } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const house: Shipping = {
  coord: [],
  zip: '620000',
  kladrId: '6600000100000',
  cityFiasId: '',
  isDefault: true,
  address: {
    country: 'Россия',
    region: 'Свердловская область',
    city: 'Екатеринбург',
    settlement: '',
    street: 'ул. Садовая',
    house: '12',
    flat: '',
    value: 'г. Екатеринбург, ул. Садовая, д. 12'
  }
}

async function withGoods(kopecks = 100_000) {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 99, kopecks })
  await shopper.put(group, 1)
  const { data } = await shopper.call(listDeliveryMethods, {})
  const idOf = (type: string) => data.find(method => method.type === type)?.id ?? ''
  return { shopper, group, courier: idOf('courier'), pickup: idOf('pickupPoint') }
}

test('a courier costs by the town, and nothing from five thousand rubles on', async () => {
  const { shopper, group, courier } = await withGoods()
  const calculate = async (shipping: Shipping) =>
    (await shopper.call(calculateAddressDelivery, { body: { method: courier, shipping } })).price

  const village = { ...house, kladrId: '', address: { ...house.address, city: 'Малые Выселки' } }
  const prices = [await calculate(house), await calculate(village)]
  await shopper.put(group, 5)

  expect(prices).toEqual([290, 590])
  expect(await calculate(house)).toBe(0)
})

test('a calculation says when, and until when it holds', async () => {
  const { shopper, courier } = await withGoods()

  const calculation = await shopper.call(calculateAddressDelivery, {
    body: { method: courier, shipping: house }
  })

  const now = backend.clock.now()
  expect(calculation.date).toBe('2025-08-22')
  expect(calculation.description).toBe('Курьер привезёт 22 августа или позже, с 10:00 до 21:00')
  expect(Date.parse(calculation.expiresAt) - now.getTime()).toBe(30 * 60_000)
})

test('a point says before any order when a parcel can be there, as its calculation does', async () => {
  const { shopper, pickup } = await withGoods()
  const { data } = await shopper.call(listDeliveryPoints, { query: { type: 'pickupPoint' } })
  const [point] = data

  const calculation = await shopper.call(calculatePickupPointDelivery, {
    body: { method: pickup, deliveryPointCode: point?.code ?? '' }
  })

  expect(point?.firstDay).toBe(calculation.date)
})

test('an address without a house is explained', async () => {
  const { shopper, courier } = await withGoods()
  const shipping = { ...house, address: { ...house.address, city: '', house: '' } }

  const refusal = await shopper.refused(calculateAddressDelivery, {
    body: { method: courier, shipping }
  })

  expect(refusal.errors).toEqual({
    'shipping.city': 'Укажите населенный пункт',
    'shipping.house': 'Укажите номер дома'
  })
})

test('a courier’s order goes to the house that was calculated, to any flat of it', async () => {
  const { shopper, courier } = await withGoods()
  const calculation = await shopper.call(calculateAddressDelivery, {
    body: { method: courier, shipping: house }
  })
  const flat = { ...house, address: { ...house.address, flat: '34' } }
  const elsewhere = { ...house, address: { ...house.address, house: '99' } }
  const form = await fillCheckout(shopper, {
    personalDelivery: {
      method: courier,
      option: '',
      type: 'courier',
      deliveryPointCode: '',
      calculationId: calculation.calculationId
    }
  })
  const body = { ...form, expectedPrice: 1290 }
  const to = (shipping: Shipping) => ({ ...body, personalShipping: { shippingId: '', shipping } })

  const moved = await shopper.refused(createOrder, { body: to(elsewhere) }, key())
  const order = await shopper.call(createOrder, { body: to(flat) }, key())

  expect([moved.status, moved.message]).toEqual([
    409,
    'Адрес изменился. Рассчитайте доставку ещё раз'
  ])
  expect(order.delivery).toMatchObject({
    title: 'Курьер',
    address: 'г. Екатеринбург, ул. Садовая, д. 12, кв. 34',
    price: 290,
    date: '2025-08-22'
  })
})

test('points are those of the named city, else of the main one', async () => {
  const shopper = createShopper(backend)

  const byCode = await shopper.call(listDeliveryPoints, { query: { kladrId: '6600000100000' } })
  const byTitle = await shopper.call(listDeliveryPoints, { query: { city: 'Казань' } })
  const main = await shopper.call(listDeliveryPoints, {})
  const nowhere = await shopper.call(listDeliveryPoints, { query: { city: 'Малые Выселки' } })
  const stores = await shopper.call(listDeliveryPoints, {
    query: { city: 'Казань', type: 'store', search: 'пушкин' }
  })

  expect(new Set(byCode.data.map(point => point.city))).toEqual(new Set(['Екатеринбург']))
  expect(new Set(byTitle.data.map(point => point.city))).toEqual(new Set(['Казань']))
  expect(main.data.length).toBeGreaterThan(0)
  expect(nowhere.data).toEqual([])
  expect(stores.data.map(point => point.title)).toEqual(['«Пенал» на Пушкина'])
})

test('a city without points says so at the method', async () => {
  const place = await backend.db
    .selectFrom('place')
    .select('kladr_id')
    .where('id', 'not in', eb => eb.selectFrom('delivery_point').select('place_id'))
    .executeTakeFirstOrThrow()

  const { data } = await createShopper(backend).call(listDeliveryMethods, {
    query: { kladrId: place.kladr_id }
  })

  expect(data.map(({ type, unavailable }) => [type, unavailable])).toEqual([
    ['pickupPoint', 'В этом городе нет пунктов выдачи'],
    ['courier', ''],
    ['store', 'В этом городе нет магазинов']
  ])
})

test('the ways to a city tell their least price and first day; an unknown city has a courier alone', async () => {
  const ask = createShopper(backend)
  const to = async (city: string) => {
    const answer = await ask.call(listDeliveryMethods, { query: { city } })
    const open = answer.data.filter(({ unavailable }) => unavailable === '')
    return { city: answer.city, ways: open.map(({ type, priceFrom }) => `${type} ${priceFrom}`) }
  }
  const { data } = await ask.call(listDeliveryMethods, { query: { city: 'Москва' } })

  expect(await to('Москва')).toMatchObject({ city: 'Москва' })
  expect(data.every(({ firstDay }) => /^\d{4}-\d\d-\d\d$/.test(firstDay ?? ''))).toBe(true)
  expect(await to('Малые Выселки')).toEqual({ city: undefined, ways: ['courier 590'] })
})

test('a pick-up point has its own price', async () => {
  const { shopper, pickup } = await withGoods()
  const { data } = await shopper.call(listDeliveryPoints, { query: { type: 'pickupPoint' } })
  const [point] = data

  const calculation = await shopper.call(calculatePickupPointDelivery, {
    body: { method: pickup, deliveryPointCode: point?.code ?? '' }
  })

  expect(calculation.price).toBe(point?.price)
})

const cities = async (text: string) =>
  (await backend.call(suggestCities, { query: { text } })).data.map(({ address }) => address.city)

const addresses = async (text: string, kladrId?: string) =>
  (await backend.call(suggestAddresses, { query: { text, kladrId } })).data

test('cities are found by their beginning, without ё and with a typing mistake', async () => {
  expect((await cities('Екат'))[0]).toBe('Екатеринбург')
  expect((await cities('орел'))[0]).toBe('Орёл')
  expect((await cities('Екатиренбург'))[0]).toBe('Екатеринбург')
  expect(await cities('ыыыы')).toEqual([])
  expect(await cities('')).toEqual([])
})

test('an address is read from city, street, house and flat', async () => {
  const [found] = await addresses('Екатеринбург, ул. Садовая 12 кв 5')

  expect(found).toMatchObject({
    value: 'г. Екатеринбург, ул. Садовая, д. 12, кв. 5',
    address: {
      city: 'Екатеринбург',
      street: 'ул. Садовая',
      house: '12',
      kladr_id: '6600000100000',
      region: 'Свердловская область'
    }
  })
})

test('a street alone is looked for in the visitor’s city', async () => {
  const found = await addresses('садов', '6600000100000')
  const mistyped = await addresses('сдаовая 3', '6600000100000')

  expect(new Set(found.map(({ address }) => address.city))).toEqual(new Set(['Екатеринбург']))
  expect(mistyped[0]?.address).toMatchObject({ street: 'ул. Садовая', house: '3' })
})

test('no more than twenty addresses are offered, whatever is typed', async () => {
  for (const text of ['а', 'улица', 'с', '<b>', '12', 'x'.repeat(300), 'ул. ул. ул.']) {
    expect((await addresses(text)).length).toBeLessThanOrEqual(20)
  }
})
