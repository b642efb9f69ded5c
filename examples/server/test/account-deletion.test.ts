import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  calculateAddressDelivery,
  createOrder,
  deleteAccount,
  getProfile,
  listDeliveryMethods,
  login,
  refreshSession,
  requestRestockLetter,
  resetPassword,
  sendVerification,
  signup,
  updateUserParams,
  viewOrder
} from '@vitrina/core/contracts'
import type { Shipping } from '@vitrina/core/entities'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, PASSWORD, type Shopper, sellGroup } from './shopper.ts'

const FIO = 'Заозёрская Виолетта Модестовна'
const PHONE = '+79998887766'
const STREET = 'Канареечная'
const COMMENT = 'Позвонить тёте Аделаиде'

let backend: TestBackend
let group: number

beforeAll(async () => {
  backend = await createTestBackend()
  group = await sellGroup(backend, { stock: 50, kopecks: 100_000 })
})

afterAll(() => backend.close())

async function signedUp() {
  const shopper = createShopper(backend)
  const email = `violetta-${randomUUID()}@example.ru`
  await shopper.signUp({
    email,
    fio: FIO,
    phone: PHONE,
    organization: { inn: '500100732259', title: 'ИП Заозёрская' }
  })
  return { shopper, email }
}

async function orderByCourier(shopper: Shopper, email: string): Promise<string> {
  await shopper.put(group, 1)
  const { data: methods } = await shopper.call(listDeliveryMethods, {})
  const method = methods.find(({ type }) => type === 'courier')?.id ?? ''
  const { calculationId, price } = await shopper.call(calculateAddressDelivery, {
    body: { method, shipping }
  })
  const form = await fillCheckout(shopper, {
    personalData: { fio: FIO, email, phone: PHONE },
    scenario: 'organization',
    organization: { inn: '500100732259', title: 'ИП Заозёрская' },
    personalCommentary: COMMENT,
    personalShipping: { shippingId: '', shipping },
    personalDelivery: { method, option: '', type: 'courier', deliveryPointCode: '', calculationId }
  })
  const body = { ...form, expectedPrice: form.expectedPrice + price }
  return (await shopper.call(createOrder, { body }, key())).id
}

const shipping: Shipping = {
  coord: [],
  zip: '620000',
  kladrId: '',
  cityFiasId: '',
  isDefault: true,
  address: {
    country: 'Россия',
    region: 'Свердловская область',
    city: 'Екатеринбург',
    settlement: '',
    street: `ул. ${STREET}`,
    house: '17',
    flat: '',
    value: `Екатеринбург, ул. ${STREET}, д. 17`
  }
}

const finish = (orderId: string) =>
  backend.db.updateTable('orders').set({ status: 'done' }).where('id', '=', orderId).execute()

async function askByForm(uid: string): Promise<void> {
  const { id } = await backend.db.selectFrom('form').select('id').executeTakeFirstOrThrow()
  await backend.db
    .insertInto('form_answer')
    .values({
      id: randomUUID(),
      form_id: id,
      owner: `user:${uid}`,
      answers: JSON.stringify({ name: FIO }),
      answers_hash: '',
      page: '/',
      created_at: backend.clock.now()
    })
    .execute()
}

async function subscribe(email: string): Promise<void> {
  const now = backend.clock.now()
  await backend.db
    .insertInto('mailing_recipient')
    .values({ id: randomUUID(), email, status: 'active', consented_at: now, letter_at: now })
    .execute()
}

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(backend.db)
  const texts = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(backend.db)
    )
  )
  return texts.flatMap(({ rows }) => rows.map(({ line }) => line)).join('\n')
}

test('nothing of a person is left in the store once he deleted his account', async () => {
  const { shopper, email } = await signedUp()
  const uid = (await shopper.call(getProfile, {})).uid
  const orderId = await orderByCourier(shopper, email)
  await finish(orderId)
  await shopper.call(requestRestockLetter, { body: { groupId: group, email } })
  await shopper.call(updateUserParams, {
    body: { schoolInfo: { institute: 'Школа на Канареечной', region: '', city: '' } }
  })
  await shopper.call(sendVerification, { body: { kind: 'email', value: email } })
  await shopper.call(sendVerification, { body: { kind: 'phone', value: PHONE } })
  await shopper.call(resetPassword, { body: { email } })
  await askByForm(uid)
  await subscribe(email)
  const traces = [email, FIO, 'Заозёрская', PHONE, '9998887766', STREET, COMMENT, uid]
  const before = await dump()
  for (const trace of [email, FIO, PHONE, STREET, COMMENT, uid]) expect(before).toContain(trace)

  await shopper.call(deleteAccount, { body: { password: PASSWORD } })

  const after = await dump()
  expect(traces.filter(trace => after.includes(trace))).toEqual([])
  expect(await letterNames()).toEqual([])
})

test('a finished order keeps its number, goods and sums for the accounts', async () => {
  const { shopper, email } = await signedUp()
  const orderId = await orderByCourier(shopper, email)
  await finish(orderId)
  const row = () =>
    backend.db
      .selectFrom('orders')
      .select(['number', 'goods_kopecks', 'delivery_kopecks', 'total_kopecks', 'payment_title'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  const before = await row()

  await shopper.call(deleteAccount, { body: { password: PASSWORD } })

  expect(await row()).toEqual(before)
  const items = await backend.db
    .selectFrom('order_item')
    .select('group_id')
    .where('order_id', '=', orderId)
    .execute()
  expect(items).toEqual([{ group_id: group }])
  const anybody = createShopper(backend)
  expect((await anybody.refused(viewOrder, { query: { orderId } })).status).toBe(404)
})

test('every device is signed out at once and the e-mail is free again', async () => {
  const { shopper, email } = await signedUp()
  const phone = createShopper(backend)
  await phone.signIn(email)

  await shopper.call(deleteAccount, { body: { password: PASSWORD } })

  expect((await shopper.refused(getProfile, {})).status).toBe(401)
  expect((await phone.refused(getProfile, {})).status).toBe(401)
  const renewed = await backend.refused(refreshSession, {
    body: { oldRefreshToken: phone.refreshToken(), deviceId: 'a.b.c.d' }
  })
  expect(renewed.status).toBe(401)
  const again = { username: email, password: PASSWORD, deviceId: 'a.b.c.d' }
  expect((await createShopper(backend).refused(login, { body: again })).status).toBe(401)
  await createShopper(backend).signUp({ email })
})

test('an account with an order under way is not deleted', async () => {
  const { shopper, email } = await signedUp()
  const orderId = await orderByCourier(shopper, email)
  const { number } = await shopper.call(viewOrder, { query: { orderId } })

  const refusal = await shopper.refused(deleteAccount, { body: { password: PASSWORD } })

  expect(refusal.status).toBe(409)
  expect(refusal.message).toBe(`Сначала дождитесь заказов или отмените их: ${number}`)
  expect((await shopper.call(getProfile, {})).fio).toBe(FIO)
})

test('a wrong password deletes nothing, and guessing it has to wait', async () => {
  const { shopper } = await signedUp()
  const attempt = () => shopper.refused(deleteAccount, { body: { password: 'мимо-мимо' } })

  for (let count = 0; count < 5; count++) {
    expect((await attempt()).errors).toEqual({ password: 'Неверный пароль' })
  }

  expect((await attempt()).status).toBe(429)
  expect((await shopper.call(getProfile, {})).fio).toBe(FIO)
})

test('a guest has no account to delete', async () => {
  const guest = createShopper(backend)

  expect((await guest.refused(deleteAccount, { body: { password: PASSWORD } })).status).toBe(401)
})

test('a password that everybody tries first is not taken', async () => {
  const body = { email: `simple-${randomUUID()}@example.ru`, password: 'Qwerty123' }

  const refusal = await createShopper(backend).refused(signup, {
    body: { fio: FIO, phone: PHONE, accept: true, deviceId: 'a.b.c.d', ...body }
  })

  expect(refusal.errors).toEqual({ password: 'Слишком простой пароль: его легко угадать' })
})

async function letterNames(): Promise<string[]> {
  const { dataDir } = backend.deps.settings
  const folders = await Promise.all(['mail', 'sms'].map(kind => readdir(join(dataDir, kind))))
  return folders.flat()
}
