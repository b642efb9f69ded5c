import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createOrder,
  createShippingAddress,
  getPartProfile,
  listProducts,
  signup,
  updateProfile
} from '@vitrina/core/contracts'
import { readShopFile } from '@vitrina/core/shop-file'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { tokenOf } from '../src/live/socket-request.ts'
import { readSettings } from '../src/settings.ts'
import { StartFailure } from '../src/start-failure.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup, signupForm } from './shopper.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-shop-file-'))
const FILE = JSON.stringify({
  phoneLengths: { RU: { min: 12, max: 12 } },
  fullName: { minWords: 3 },
  allowAdminEmail: true,
  birthDateRequired: true,
  checkDigits: true,
  rawListLimit: 3,
  headerNames: { siteId: 'x-site' },
  suggestSegment: 'dadata',
  socketTokenParam: 'access',
  ruleSets: {
    address: { courier: ['address', 'house'] },
    roles: { guest: ['fullName'], user: ['fullName', 'email'] }
  }
})
const OTHER = 'https://other.example'
const PHONE = '+7 912 345-67-890'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({
    shop: readShopFile(FILE),
    settings: { corsOrigins: [OTHER] }
  })
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await backend.close()
})

function start(text: string) {
  const path = join(folder, 'shop.json')
  writeFileSync(path, text)
  return readSettings({ SHOP_FILE: path }, [])
}

test('the start takes the shop file, and refuses a wrong one by the name of its field', () => {
  expect(start(FILE).shop.fullName).toEqual({ minWords: 3 })
  expect(() => start('{"phoneLenghts":{}}')).toThrow(StartFailure)
  expect(() => start('{"phoneLenghts":{}}')).toThrow(
    /^SHOP_FILE=\S+: поле phoneLenghts: такого поля нет, может быть, phoneLengths\?$/
  )
  expect(() => readSettings({ SHOP_FILE: join(folder, 'none.json') }, [])).toThrow(/ENOENT/)
})

test('phone lengths, names and the login admin follow the shop file', async () => {
  const member = createShopper(backend)
  await member.signUp({ phone: PHONE })
  const form = { fio: 'Соколова Анна', email: 'admin', phone: '+7 912 345-67-89', birthDate: null }

  const { errors } = await member.refused(updateProfile, { body: form })

  expect(errors).toEqual({
    birthDate: 'Укажите дату рождения',
    fio: 'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами',
    phone: 'Вы ввели некорректный номер телефона'
  })
})

test('a role fills in what the shop file asks of it', async () => {
  const member = createShopper(backend)
  const form = { ...signupForm(), fio: '', phone: '' }

  const { errors } = await member.refused(signup, { body: form })
  await member.signUp({ phone: '' })

  expect(errors).toEqual({ fio: 'Отсутствует ФИО' })
  expect((await member.call(getPartProfile, {})).missingFields).toEqual([])
})

test('a guest buys with no more than the shop file asks of a guest, and gets no letter', async () => {
  const guest = createShopper(backend)
  await guest.put(await sellGroup(backend, { stock: 5 }), 1)
  const personalData = { fio: 'Соколова Анна Игоревна', email: '', phone: '' }

  const body = await fillCheckout(guest, { personalData })
  const order = await guest.call(createOrder, { body }, key())

  expect(order.recipient).toEqual(personalData)
})

test('an address has the parts that the shop file asks of a courier', async () => {
  const member = createShopper(backend)
  await member.signUp({ phone: PHONE })
  const address = { country: '', region: '', city: '', settlement: '', street: '', flat: '' }
  const form = (house: string) => ({
    ...{ title: '', contactPerson: 'Соколова Анна Игоревна', phone: PHONE, isDefault: false },
    ...{ kladrId: '', zip: '', address: { ...address, house, value: 'д. 1' } }
  })

  const { errors } = await member.refused(createShippingAddress, { body: form('') })
  const { data } = await member.call(createShippingAddress, { body: form('1') })

  expect(Object.keys(errors ?? {})).toEqual(['address.house'])
  expect(data).toHaveLength(1)
})

test('headers, paths and the parameter of the live line have the names of the shop file', async () => {
  const { app } = backend
  const preflight = await app.request('/basket/v1', {
    method: 'OPTIONS',
    headers: { origin: OTHER, 'access-control-request-method': 'GET' }
  })
  const cities = (segment: string) => app.request(`/${segment}/v1/cities?text=Тула`)
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/live?access=Bearer+a' })

  const allowed = preflight.headers.get('access-control-allow-headers')?.split(',')
  expect(allowed).toContain('x-site')
  expect(allowed).not.toContain('site-id')
  expect((await cities('dadata')).status).toBe(200)
  expect((await cities('address-suggestions')).status).toBe(404)
  expect(tokenOf(request, backend.deps.settings.shop.socketTokenParam)).toBe('a')
})

test('a raw list has as many rows as the shop file says', async () => {
  const { data, meta } = await backend.call(listProducts, { body: {} })

  expect([data.length, meta.limit]).toEqual([3, 3])
})

test('an INN whose check digits do not fit is refused where the shop file says so', async () => {
  const form = (inn: string) => ({ ...signupForm(), organization: { inn, title: 'Школа' } })
  const member = createShopper(backend)

  const { errors } = await member.refused(signup, { body: form('7707083894') })

  expect(errors).toMatchObject({ 'organization.inn': 'Укажите корректный ИНН' })
  expect(await member.refused(signup, { body: form('7707083893') })).not.toMatchObject({
    errors: { 'organization.inn': expect.anything() }
  })
})
