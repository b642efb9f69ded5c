import { expect, test } from 'vitest'

import {
  suggestAddresses,
  suggestCities,
  suggestNames
} from '../../contracts/address-suggestions.ts'
import { listProducts } from '../../contracts/catalog.ts'
import { findOrganizations } from '../../contracts/organization-mapper.ts'
import { json } from '../../testing/fake-server.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../../testing/test-shop.ts'
import { createTestStore } from '../../testing/test-store.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  shownOptions,
  streetSuggestions,
  suggestionsNote
} from './suggestions.ts'

const meta = { page: 1, limit: 10, total: 0, pages: 0 }
const PAUSE = 200

const city = (name: string) => ({
  value: name,
  address: {
    ...{ country: 'Россия', region: '', city: name, settlement: '', street: '', house: '' },
    ...{ postal_code: '', kladr_id: '', geo_lat: '', geo_lon: '', value: name },
    ...{ settlement_fias_id: null, city_fias_id: null }
  }
})

/** A field whose service knows every city that begins with the text. */
async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  const { store } = createTestStore({ shop })
  shop.server.on(suggestCities, ({ url }) => {
    const text = url.searchParams.get('text') ?? ''
    return { data: ['Тверь', 'Тверца', 'Тула'].filter(name => name.startsWith(text)).map(city) }
  })
  await store.engine()
  await shop.advance(0)
  const shown = () => shownOptions(store.get(citySuggestions)).map(({ value }) => value)
  async function type(text: string, pauseMs = PAUSE) {
    store.send(citySuggestions, { type: 'suggestions.ask', text })
    await shop.advance(pauseMs)
  }
  return { shop, store, shown, type, note: () => suggestionsNote(store.get(citySuggestions)) }
}

const asked = (shop: TestShop, call: string) =>
  shop.server.calls
    .filter(({ name }) => name === call)
    .map(({ url }) => Object.fromEntries(url.searchParams))

const CITIES = 'GET /address-suggestions/v1/cities'

test('a field asks once for what was typed, after a pause of 200 ms', async () => {
  const { shop, type, shown } = await open()

  await type('Т', 100)
  await type('Тв', 199)
  expect(asked(shop, CITIES)).toEqual([])
  await shop.advance(1)

  expect(asked(shop, CITIES)).toEqual([{ text: 'Тв' }])
  expect(shown()).toEqual(['Тверь', 'Тверца'])
})

test('an answer to an older text is never shown', async () => {
  const { shop, type, shown } = await open()
  shop.faults.add({ kind: 'latency', ms: 5000 }, { endpoint: suggestCities, onCalls: [1] })

  await type('Ту')
  await type('Тв')
  await shop.advance(5000)

  expect(shown()).toEqual(['Тверь', 'Тверца'])
})

test('the old options stay in sight while the next answer is on its way', async () => {
  const { type, shown } = await open()
  await type('Тв')

  await type('Ту', 0)

  expect(shown()).toEqual(['Тверь', 'Тверца'])
})

test.each([
  ['an emptied field', '   '],
  ['an option that was taken', undefined]
])('%s closes the list and asks nothing more', async (_, text) => {
  const { shop, store, type, shown } = await open()
  await type('Тв')
  await type('Ту', 100)

  if (text === undefined) store.send(citySuggestions, { type: 'suggestions.close' })
  else await type(text)
  await shop.advance(1000)

  expect(shown()).toEqual([])
  expect(asked(shop, CITIES)).toHaveLength(1)
})

test('an empty answer and an outage have words of their own, gone with the list', async () => {
  const { shop, store, type, note } = await open()

  await type('Ы')
  expect(note()).toBe('Не нашли такого адреса. Его можно ввести самостоятельно')
  shop.server.fail(suggestCities, () => json(400, { message: 'Нет' }))
  await type('Тв')
  expect(note()).toBe('Подсказки сейчас недоступны. Заполните поле самостоятельно')
  store.send(citySuggestions, { type: 'suggestions.close' })

  expect(note()).toBeUndefined()
})

test('what is typed before the shop is there is asked once it is', async () => {
  const { store, shop } = createTestStore()
  shop.server.on(suggestCities, () => ({ data: [city('Тула')] }))

  store.send(citySuggestions, { type: 'suggestions.ask', text: 'Тула' })
  await shop.advance(0)
  await shop.advance(PAUSE)

  expect(shownOptions(store.get(citySuggestions))).toEqual([city('Тула')])
})

test('a street is looked for in its city', async () => {
  const { shop, store } = await open()
  shop.server.on(suggestAddresses, () => ({ data: [] }))

  store.send(streetSuggestions, { type: 'suggestions.ask', text: 'Советская', kladrId: '71' })
  await shop.advance(PAUSE)

  const query = { text: 'Советская', kladrId: '71' }
  expect(asked(shop, 'GET /address-suggestions/v1/address')).toEqual([query])
})

test('an organisation is looked up by the INN of what was pasted', async () => {
  const { shop, store } = await open()
  const school = {
    ...{ value: 'Школа № 5', title: 'Школа № 5', inn: '6449013711', kpp: null },
    ...{ address: 'Тула', type: 'LEGAL', isActive: true }
  } as const
  shop.server.on(findOrganizations, ({ url }) => ({
    data: url.searchParams.get('text') === school.inn ? [school] : []
  }))

  const text = 'ИНН 6449013711 КПП 644901001'
  store.send(organizationSuggestions, { type: 'suggestions.ask', text })
  await shop.advance(PAUSE)

  expect(shownOptions(store.get(organizationSuggestions))).toEqual([school])
})

test('the search asks for products from two letters on', async () => {
  const { shop, store } = await open()
  shop.server.on(listProducts, () => ({
    data: [demoProduct({ title: 'Рюкзак «Космос»' })],
    meta,
    facets: null,
    corrected: null
  }))

  store.send(productSuggestions, { type: 'suggestions.ask', text: 'р' })
  await shop.advance(PAUSE)
  expect(shop.server.countOf(listProducts)).toBe(0)
  store.send(productSuggestions, { type: 'suggestions.ask', text: 'рюкзак ' })
  await shop.advance(PAUSE)

  expect(shownOptions(store.get(productSuggestions))).toMatchObject([{ title: 'Рюкзак «Космос»' }])
})

test('the path of the suggestions is the shop’s own where the configuration names one', async () => {
  const { shop, type } = await open({ config: { suggestSegment: 'podskazki' } })

  await type('Тула')

  expect(shop.server.calls.at(-1)?.name).toBe('GET /podskazki/v1/cities')
})

test.each([
  ['member', 'user'],
  ['org_user', 'org_user'],
  ['dealer', 'dealer']
] as const)('names are looked for in the role of the %s', async (scenario, role) => {
  const { shop, store } = await open({ scenario })
  shop.server.on(suggestNames, () => ({ data: [], meta }))

  store.send(nameSuggestions, { type: 'suggestions.ask', text: 'Орлов' })
  await shop.advance(PAUSE)

  expect(asked(shop, 'GET /address-suggestions/v1/names')).toEqual([
    { fio: 'Орлов', role, page: '1', pageSize: '10' }
  ])
})
