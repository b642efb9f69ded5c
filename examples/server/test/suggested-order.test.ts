import { createServer, type Server } from 'node:http'
import {
  calculateAddressDelivery,
  createOrder,
  listDeliveryMethods,
  suggestAddresses,
  suggestCities
} from '@vitrina/core/contracts'
import type { Shipping } from '@vitrina/core/entities'
import { emptyShipping, withAddressText, withOption } from '@vitrina/core/values'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { LIMIT_MS } from '../../../testing/limits.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let service: Server
let backend: TestBackend
let answer: { readonly status: number; readonly suggestions: readonly object[] }

beforeAll(async () => {
  service = createServer((_, response) => {
    response.statusCode = answer.status
    response.end(JSON.stringify({ suggestions: answer.suggestions }))
  })
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  const suggestService = { url: `http://127.0.0.1:${port}`, key: 'key-1', answerMs: LIMIT_MS }
  backend = await createTestBackend({ settings: { suggestService } })
})

afterAll(async () => {
  await backend.close()
  await new Promise(done => service.close(done))
})

beforeEach(() => {
  answer = { status: 200, suggestions: [] }
})

/** A house of a settlement in a district, with its block and building, as the service tells it. */
const HOUSE = {
  postal_code: '143500',
  country: 'Россия',
  region_with_type: 'Московская обл',
  area_with_type: 'Истринский р-н',
  city: null,
  settlement_with_type: 'деревня Лебедево',
  street_with_type: 'ул Садовая',
  stead_type: 'уч',
  stead: '7',
  house_type: 'д',
  house: '23',
  house_fias_id: '5f1c0000-0000-4000-8000-000000000001',
  block_type: 'к',
  block: '4 стр 2',
  flat_type: 'кв',
  flat: '89',
  kladr_id: '50008000123000400'
}
const LINE = 'Московская обл, Истринский р-н, деревня Лебедево, ул Садовая, д 23 к 4 стр 2'

/** Types a street and takes the first suggestion, as a checkout does. */
async function suggested(data: object = HOUSE, value = `${LINE}, кв 89`) {
  answer = { status: 200, suggestions: [{ value, data }] }
  const shopper = createShopper(backend)
  const found = await shopper.call(suggestAddresses, { query: { text: 'Лебедево Садовая 23' } })
  const [option] = found.data
  if (option === undefined) throw new Error('Nothing was suggested')
  return { shopper, shipping: withOption(emptyShipping, option) }
}

async function ordered({ shopper, shipping }: Awaited<ReturnType<typeof suggested>>) {
  await shopper.put(await sellGroup(backend, { stock: 9 }), 1)
  const { data: methods } = await shopper.call(listDeliveryMethods, {})
  const method = methods.find(({ type }) => type === 'courier')?.id ?? ''
  const counted = await shopper.call(calculateAddressDelivery, { body: { method, shipping } })
  const body = await fillCheckout(shopper, {
    personalDelivery: {
      ...{ method, option: '', type: 'courier', deliveryPointCode: '' },
      calculationId: counted.calculationId
    },
    personalShipping: { shippingId: '', shipping }
  })
  const expectedPrice = 100 + counted.price
  const order = await shopper.call(createOrder, { body: { ...body, expectedPrice } }, key())
  const { service_address } = await backend.db
    .selectFrom('orders')
    .select('service_address')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { order, kept: service_address }
}

test('an order goes to the house of the suggestion in the service’s own text, with its postal code', async () => {
  const { order, kept } = await ordered(await suggested())

  expect(order.delivery).toMatchObject({ address: `${LINE}, кв. 89`, zip: '143500' })
  const { city, flat, flat_type, ...reported } = HOUSE
  expect(JSON.parse(kept ?? '')).toEqual(reported)
})

test('a plot without a house is ordered as the plot', async () => {
  const plot = {
    ...HOUSE,
    house_type: null,
    house: null,
    block_type: null,
    block: null,
    flat: null
  }
  const text = 'Московская обл, Истринский р-н, деревня Лебедево, ул Садовая, уч 7'

  const { order, kept } = await ordered(await suggested(plot, text))

  expect(order.delivery.address).toBe(text)
  expect(JSON.parse(kept ?? '')).toMatchObject({ stead: '7', postal_code: '143500' })
})

test('the keeper reads the fields of the service beside the address, for a carrier', async () => {
  const { order } = await ordered(await suggested())

  const table = await runCommand(['orders:csv'], backend.deps)

  const row = table.text.split('\r\n').find(line => line.includes(order.number))
  expect(row).toContain('143500')
  expect(row).toContain(HOUSE.house_fias_id)
})

test.each<[string, (shipping: Shipping) => Shipping]>([
  ['another house', shipping => withAddressText(shipping, 'house', '25')],
  ['another street', shipping => withAddressText(shipping, 'street', 'ул Лесная')],
  ['another town', shipping => withAddressText(shipping, 'city', 'Тверь')],
  // A front that forgot to drop them.
  [
    'a house beside the fields of another one',
    ({ address, ...shipping }) => ({ ...shipping, address: { ...address, house: '99' } })
  ],
  ['what is no answer of a service', shipping => ({ ...shipping, raw: '"23"' })]
])('of %s the fields of the service are not kept', async (_, change) => {
  const { shopper, shipping } = await suggested()

  const { order, kept } = await ordered({ shopper, shipping: change(shipping) })

  expect(order.delivery.address).not.toBe('')
  expect(kept).toBeNull()
})

test('another flat or postal code is the same house', async () => {
  const { shopper, shipping } = await suggested()
  const typed = withAddressText(withAddressText(shipping, 'flat', '12'), 'zip', '143501')

  const { order, kept } = await ordered({ shopper, shipping: typed })

  expect(order.delivery).toMatchObject({ address: `${LINE}, кв. 12`, zip: '143501' })
  expect(kept).toContain(HOUSE.house_fias_id)
})

test('a service that says too much of a house is kept by its address alone', async () => {
  const { shopper, shipping } = await suggested({ ...HOUSE, history: 'о'.repeat(4000) })

  const { order, kept } = await ordered({ shopper, shipping })

  expect(order.delivery.address).toBe(`${LINE}, кв. 89`)
  expect(kept).toBeNull()
})

test('a service that is down leaves one line in the log, without what was typed, and no street is made up', async () => {
  answer = { status: 503, suggestions: [{ value: LINE, data: HOUSE }] }
  const shopper = createShopper(backend)
  const before = backend.log.length

  const streets = await shopper.refused(suggestAddresses, { query: { text: 'Тверь Садовая 12' } })
  const lines = backend.log.slice(before).filter(({ level }) => level !== 'info')
  const towns = await shopper.refused(suggestCities, { query: { text: 'Твер' } })

  expect([streets.status, towns.status]).toEqual([503, 503])
  expect(lines).toMatchObject([
    { level: 'warn', suggestions: 'unavailable', message: 'The suggestion service answers 503' }
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Твер|Садов/)
})
