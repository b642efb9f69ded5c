import { randomUUID } from 'node:crypto'
import {
  createOneClickOrder,
  createOrder,
  getProfile,
  listProducts,
  login,
  subscribeToMailing
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { typedMailboxesMigration } from '../src/db/migrations/0360_typed_mailboxes.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, PASSWORD, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const OVERRIDE = '\u202e'

const run = (...words: readonly string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.clock.now })

test('an account that was signed up by a copied address is signed in to by a typed one', async () => {
  const email = `anna-${randomUUID()}@example.ru`
  const shopper = createShopper(backend)
  await shopper.signUp({
    email: `\u200b${email}\u00ad`,
    fio: 'Зуи\u0306ко\u00a0Андреи\u0306',
    phone: '\u202a+7 912 345-67-89\u202c'
  })

  expect(await shopper.call(getProfile, {})).toMatchObject({
    email,
    fio: 'Зуйко Андрей',
    phone: '+79123456789'
  })
  for (const username of [email, `${email}\u200b`, `\ufeff${email.toUpperCase()}`]) {
    const body = { username, password: PASSWORD, basket: randomUUID(), deviceId: 'a.b.c.d' }
    expect((await createShopper(backend).call(login, { body })).token).not.toBeNull()
  }
})

test('an account of before, whose address was copied, is signed in to after the upgrade', async () => {
  const [email, taken] = [`old-${randomUUID()}@example.ru`, `two-${randomUUID()}@example.ru`]
  for (const own of [email, taken, `second.${taken}`]) {
    await createShopper(backend).signUp({ email: own })
  }
  const spoil = (from: string, to: string) =>
    backend.db.updateTable('app_user').set({ email: to }).where('email', '=', from).execute()
  await spoil(email, `\u200b${email}`)
  await spoil(`second.${taken}`, `\u200b${taken}`)

  await typedMailboxesMigration.up(backend.db as never)

  expect((await createShopper(backend).signIn(email)).token).not.toBeNull()
  expect((await createShopper(backend).signIn(taken)).token).not.toBeNull()
})

test('a copied address is written to as it is typed', async () => {
  const email = `list-${randomUUID()}@example.ru`

  await createShopper(backend).call(subscribeToMailing, {
    body: { email: `\u2060${email}\u200e`, accept: true }
  })

  const row = await backend.db
    .selectFrom('mailing_recipient')
    .select('email')
    .where('email', 'like', `%${email.slice(0, 20)}%`)
    .executeTakeFirstOrThrow()
  expect(row.email).toBe(email)
})

test('an order keeps no sign that turns the words around it, and neither do the lists of the keeper', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 10, kopecks: 45_000 })
  await shopper.put(group, 1)
  const body = await fillCheckout(shopper)

  const order = await shopper.call(
    createOrder,
    {
      body: {
        ...body,
        personalData: { ...body.personalData, fio: `${OVERRIDE}Иванова Анна` },
        scenario: 'organization',
        organization: { inn: '\u200b7707083893', title: `ООО «${OVERRIDE}Ромашка»` },
        personalCommentary: `Домофон ${OVERRIDE}15 🏠`
      }
    },
    key()
  )
  const { orders } = await backend.db
    .selectFrom('orders')
    .select(({ fn }) => fn.toJson('orders').as('orders'))
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow()
  expect(orders).toMatchObject({
    recipient: { fio: 'Иванова Анна' },
    organization: { inn: '7707083893', title: 'ООО «Ромашка»' },
    commentary: 'Домофон 15 🏠'
  })
})

test('the name of a one-click order turns nothing in the list of the keeper', async () => {
  const shopper = createShopper(backend)
  const groupId = await sellGroup(backend, { stock: 10, kopecks: 45_000 })

  await shopper.call(createOneClickOrder, {
    body: { groupId, count: 1, name: `Анна\u2066 ${OVERRIDE}`, phone: '89123456789', accept: true }
  })

  const list = JSON.stringify(await run('blank:list'))
  expect(list).toContain('Анна')
  expect(list).not.toMatch(/\p{Bidi_Control}/u)
})

test('a search finds by words however they were copied', async () => {
  const counted = async (search: string) =>
    (await createShopper(backend).call(listProducts, { body: { search } })).meta.total

  expect(await counted('тетрадь')).toBeGreaterThan(0)
  expect(await counted('\u200bтет\u00adрадь\u00a0')).toBe(await counted('тетрадь'))
})
