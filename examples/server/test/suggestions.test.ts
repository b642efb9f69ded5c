import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import {
  findOrganizations,
  getProfile,
  suggestAddresses,
  suggestCities,
  suggestNames
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LIMIT_MS } from '../../../testing/limits.ts'
import { createApp } from '../src/app.ts'
import { readSettings } from '../src/settings.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { createShopper, type Shopper } from './shopper.ts'

let backend: TestBackend
let guest: Shopper

beforeAll(async () => {
  backend = await createTestBackend()
  guest = createShopper(backend)
})

afterAll(() => backend.close())

const names = async (fio: string, shopper = guest) =>
  (await shopper.call(suggestNames, { query: { fio } })).data.map(({ value }) => value)

test('a surname is completed, then a name and a patronymic of the same gender', async () => {
  expect(await names('соко')).toEqual(['Соколова', 'Соколов'])
  expect(await names('соколова ан')).toEqual([
    'Соколова Анна',
    'Соколова Анастасия',
    'Соколова Антонина'
  ])
  expect(await names('Соколов Сергей Ник')).toEqual(['Соколов Сергей Николаевич'])
  expect(await names('фёдоров пе')).toEqual(['Фёдоров Пётр'])
})

test('a name that nobody knows leads to nothing, and so does an empty field', async () => {
  expect(await names('Ъыъ')).toEqual([])
  expect(await names('')).toEqual([])
  expect(await names('   ')).toEqual([])
})

test('names come by pages', async () => {
  const ask = (page: number) => guest.call(suggestNames, { query: { fio: 'с', page, pageSize: 3 } })

  const [first, second] = [await ask(1), await ask(2)]

  expect(first.data).toHaveLength(3)
  expect(first.meta).toEqual({
    page: 1,
    limit: 3,
    total: expect.any(Number),
    pages: Math.ceil(first.meta.total / 3)
  })
  expect(second.data[0]?.value).not.toBe(first.data[0]?.value)
  expect((await ask(1000)).data).toEqual([])
})

async function memberWithRecipient(contactPerson: string): Promise<Shopper> {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const { uid } = await shopper.call(getProfile, {})
  const address = {
    country: 'Россия',
    region: 'Тверская область',
    city: 'Тверь',
    settlement: '',
    street: 'ул. Садовая',
    house: '5',
    flat: '7',
    value: 'Тверь, ул. Садовая, д. 5'
  }
  await backend.db
    .insertInto('shipping_address')
    .values({
      id: randomUUID(),
      user_id: uid,
      contact_person: contactPerson,
      phone: '+79120000000',
      address: JSON.stringify(address),
      kladr_id: '6900000100000',
      zip: '170000',
      is_default: false,
      created_at: backend.clock.now()
    })
    .execute()
  return shopper
}

test('a member’s own recipients come first, with their addresses', async () => {
  const shopper = await memberWithRecipient('Сокол Иван')

  const { data } = await shopper.call(suggestNames, { query: { fio: 'сокол', role: 'user' } })

  expect(data[0]).toMatchObject({
    value: 'Сокол Иван',
    fio: 'Сокол Иван',
    zip: '170000',
    kladrId: '6900000100000',
    address: { city: 'Тверь', street: 'ул. Садовая', house: '5' }
  })
  expect(data.map(({ value }) => value)).toContain('Соколов')
})

test('recipients are shown to nobody else, and to no role that is not the visitor’s', async () => {
  const owner = await memberWithRecipient('Тайный Получатель')
  const other = createShopper(backend)
  await other.signUp()

  expect(await names('Тайный')).toEqual([])
  expect(await names('Тайный', other)).toEqual([])
  const forged = await owner.call(suggestNames, { query: { fio: 'Тайный', role: 'dealer' } })
  expect(forged.data).toEqual([])
  expect(await names('Тайный', owner)).toEqual(['Тайный Получатель'])
})

test('an organisation is found by the beginning of its INN or by words of its name', async () => {
  const one = await backend.db
    .selectFrom('organization')
    .selectAll()
    .where('title', 'like', '%Школьный базар%')
    .orderBy('inn')
    .executeTakeFirstOrThrow()

  const byInn = await guest.call(findOrganizations, { query: { text: one.inn.slice(0, 9) } })
  const byName = await guest.call(findOrganizations, { query: { text: 'школьный базар' } })
  const none = await guest.call(findOrganizations, { query: { text: 'Рога и копыта' } })

  expect(byInn.data).toEqual([
    {
      value: one.title,
      inn: one.inn,
      kpp: one.kpp,
      title: one.title,
      address: one.address,
      type: 'LEGAL',
      isActive: true
    }
  ])
  expect(byName.data.map(({ inn }) => inn)).toContain(one.inn)
  expect(none.data).toEqual([])
})

test('with a key the suggestions come from the service alone, and no demo place while it is down', async () => {
  const asked: { url: string; key: string; body: unknown }[] = []
  let isDown = false
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    asked.push({ url: request.url ?? '', key: request.headers.authorization ?? '', body })
    response.statusCode = isDown ? 503 : 200
    response.end(JSON.stringify(SERVICE_ANSWERS[request.url ?? ''] ?? {}))
  })
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  const suggestService = { url: `http://127.0.0.1:${port}/rs`, key: 'key-1', answerMs: LIMIT_MS }
  const settings = { ...backend.deps.settings, suggestService }
  const served = createApp({ ...backend.deps, settings })

  const shopper = createShopper(createTestClient(served))
  const found = await shopper.call(suggestAddresses, {
    query: { text: 'Самара Лесная', kladrId: '6300000100000' }
  })
  const parties = await shopper.call(findOrganizations, { query: { text: 'Лицей' } })
  isDown = true
  const away = /503.*Подсказки сейчас недоступны/s
  const street = { query: { text: 'Самара Садовая' } }
  await expect(shopper.call(suggestAddresses, street)).rejects.toThrow(away)
  const city = { query: { text: 'Твер' } }
  await expect(shopper.call(suggestCities, city)).rejects.toThrow(away)
  const school = { query: { text: 'школьный базар' } }
  await expect(shopper.call(findOrganizations, school)).rejects.toThrow(away)
  expect(await names('соко', shopper)).toEqual(['Соколова', 'Соколов'])
  await new Promise(done => service.close(done))

  expect(asked[0]).toEqual({
    url: '/rs/suggest/address',
    key: 'Token key-1',
    body: {
      query: 'Самара Лесная',
      count: 20,
      locations: [{ kladr_id: '6300000100000' }]
    }
  })
  expect(found.data[0]?.address).toMatchObject({ city: 'Самара', street: 'ул Лесная', house: '' })
  expect(parties.data[0]).toMatchObject({ inn: '6311000000', kpp: null, isActive: false })
})

test('half of the service’s settings is refused at the start', () => {
  const start = (environment: Record<string, string>) => () => readSettings(environment, [])

  expect(start({ SUGGEST_KEY: 'ключ' })).toThrow('SUGGEST_URL и SUGGEST_KEY задаются вместе')
  expect(start({ SUGGEST_URL: 'http://suggest.test' })).toThrow('SUGGEST_URL и SUGGEST_KEY')
  expect(readSettings({ SUGGEST_URL: 'http://suggest.test/', SUGGEST_KEY: 'k' }, [])).toMatchObject(
    { suggestService: { url: 'http://suggest.test', key: 'k' } }
  )
})

const SERVICE_ANSWERS: Readonly<Record<string, unknown>> = {
  '/rs/suggest/address': {
    suggestions: [
      {
        value: 'г Самара, ул Лесная',
        data: {
          country: 'Россия',
          region_with_type: 'Самарская обл',
          city: 'Самара',
          settlement: null,
          street_with_type: 'ул Лесная',
          house: null,
          postal_code: '443000',
          kladr_id: '63000001000043200',
          geo_lat: '53.2',
          geo_lon: '50.1'
        }
      }
    ]
  },
  '/rs/suggest/party': {
    suggestions: [
      {
        value: 'Лицей',
        data: {
          inn: '6311000000',
          kpp: null,
          type: 'LEGAL',
          state: { status: 'LIQUIDATED' },
          name: { short_with_opf: 'МБОУ Лицей', full_with_opf: null },
          address: { value: 'г Самара' }
        }
      }
    ]
  }
}
