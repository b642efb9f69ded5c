import { createServer, type Server } from 'node:http'
import { emptyShipping, withOption } from '@vitrina/core/values'
import { afterEach, expect, test } from 'vitest'

import { LIMIT_MS } from '../../../testing/limits.ts'
import { createSuggestService } from '../src/providers/suggest-service/suggest-service.ts'

let service: Server | undefined

afterEach(() => new Promise(done => (service ? service.close(done) : done(undefined))))

/** What the shop makes of one answer of the service. */
async function optionOf(value: string, data: object) {
  const answer = JSON.stringify({ suggestions: [{ value, data }] })
  const started = createServer((_, response) => response.end(answer))
  service = started
  await new Promise<void>(done => started.listen(0, '127.0.0.1', done))
  const address = started.address()
  const port = typeof address === 'object' ? address?.port : 0
  const settings = { url: `http://127.0.0.1:${port}`, key: 'key-1', answerMs: LIMIT_MS }
  const [option] = await createSuggestService(settings).addresses(value, undefined)
  if (option === undefined) throw new Error('The answer holds no option')
  return option
}

const moscow = {
  country: 'Россия',
  region_with_type: 'г Москва',
  area_with_type: null,
  city: 'Москва',
  settlement: null,
  settlement_with_type: null,
  street_with_type: 'ул Садовая',
  stead_type: null,
  stead: null,
  house_type: null,
  house: null,
  block_type: null,
  block: null,
  flat_type: null,
  flat: null,
  postal_code: '127591',
  kladr_id: '7700000000000'
}

test.each([
  ['23 к 4', { house_type: 'д', house: '23', block_type: 'к', block: '4' }],
  ['23 стр 1', { house_type: 'д', house: '23', block_type: 'стр', block: '1' }],
  ['23 к 4 стр 2', { house_type: 'д', house: '23', block_type: 'к', block: '4 стр 2' }],
  ['1/2 литера А', { house_type: 'д', house: '1/2', block_type: 'литера', block: 'А' }],
  ['12/23', { house_type: 'д', house: '12/23' }],
  ['вл 5', { house_type: 'вл', house: '5' }],
  ['двлд 7 стр 3', { house_type: 'двлд', house: '7', block_type: 'стр', block: '3' }],
  ['уч 12', { stead_type: 'уч', stead: '12' }],
  ['7 к 2', { house_type: 'д', house: '7', block_type: 'к', block: '2', stead: '12' }],
  ['стр 3', { block_type: 'стр', block: '3' }],
  ['', {}]
])('the order goes to the house «%s» that the service names', async (house, data) => {
  const text = `г Москва, ул Садовая, ${house}`

  const option = await optionOf(text, { ...moscow, ...data })

  expect(option.address.house).toBe(house)
  const { address, zip } = withOption(emptyShipping, option)
  expect({ house: address.house, zip }).toEqual({ house, zip: '127591' })
  expect(address.value).toBe(house === '' ? '' : text)
})

test('a flat stands in its own field and not in the line of the house', async () => {
  const text = 'г Москва, ул Садовая, д 23 к 4, кв 89'
  const house = { house_type: 'д', house: '23', block_type: 'к', block: '4' }

  const option = await optionOf(text, { ...moscow, ...house, flat_type: 'кв', flat: '89' })

  expect(option.value).toBe(text)
  expect(withOption(emptyShipping, option).address).toMatchObject({
    flat: '89',
    value: 'г Москва, ул Садовая, д 23 к 4'
  })
})

test('a village is told with its kind and its district', async () => {
  const text = 'Московская обл, Истринский р-н, деревня Лебедево, д 3'

  const option = await optionOf(text, {
    ...moscow,
    region_with_type: 'Московская обл',
    area_with_type: 'Истринский р-н',
    city: null,
    settlement: 'Лебедево',
    settlement_with_type: 'деревня Лебедево',
    street_with_type: null,
    house_type: 'д',
    house: '3'
  })

  expect(withOption(emptyShipping, option).address).toMatchObject({
    region: 'Московская обл, Истринский р-н',
    city: '',
    settlement: 'деревня Лебедево',
    street: '',
    house: '3',
    value: text
  })
})
