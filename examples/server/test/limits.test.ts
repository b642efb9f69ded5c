import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createOneClickOrder,
  createOrder,
  createRefund,
  getBasket,
  getConfiguration,
  getInit,
  joinRaffle,
  listCurrencies,
  listSites,
  listStickers,
  signup
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isDeep, runsOf } from '../../../testing/runs.ts'
import { createProofCheck } from '../src/http/proof.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper,
  sellGroup,
  signupForm
} from './shopper.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"/>'

const SIZES = runsOf('sizes of a picture')
const PROOFS = runsOf('proofs of a flood')

let backend: TestBackend
let orderId: string
let orderForm: OrderBody

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function createOrderer(): Promise<Shopper> {
  const shopper = createShopper(backend)
  await shopper.signUp()
  await shopper.put(await sellGroup(backend, { stock: 5 }), 1)
  orderForm = await fillCheckout(shopper)
  const { id } = await shopper.call(createOrder, { body: orderForm }, key())
  orderId = id
  return shopper
}

type Attempt = (shopper: Shopper) => Promise<unknown>

const oneClick: Attempt = shopper =>
  shopper.call(createOneClickOrder, {
    body: { groupId: 0, count: 1, name: 'Анна', phone: '+7 (912) 345-67-89', accept: true }
  })
const raffle: Attempt = shopper => shopper.call(joinRaffle, { params: { code: 'teleskop' } })
const refund: Attempt = shopper =>
  shopper.call(createRefund, {
    body: { orderId, items: [{ groupId: 0, count: 1 }], reason: 'defect', comment: '' }
  })
const newAccount: Attempt = shopper => shopper.call(signup, { body: signupForm() })
const order: Attempt = shopper => shopper.call(createOrder, { body: orderForm }, key())

test.each([
  ['5 one-click orders', 5, oneClick],
  ['5 requests for a raffle ticket', 5, raffle],
  ['5 refunds', 5, refund],
  ['10 accounts from one address', 10, newAccount],
  // One is made already.
  ['20 orders', 19, order]
])('after %s the next has to wait', async (_, most, attempt) => {
  const shopper = await createOrderer()
  const tries = Array.from({ length: most }, () => attempt)

  for (const each of attempt === newAccount ? tries.slice(1) : tries) {
    await each(shopper).catch(error => expect(String(error)).not.toContain(': 429 '))
  }

  await expect(attempt(shopper)).rejects.toThrow(
    /: 429 .*Слишком много попыток\. Повторите через \d/
  )
})

test('who has to wait is told how long', async () => {
  const shopper = createShopper(backend)
  const body = { groupId: 0, count: 1, name: 'Анна', phone: '+7 (912) 345-67-89', accept: true }
  const ask = () => shopper.refused(createOneClickOrder, { body })
  for (let attempt = 0; attempt < 5; attempt++) await ask()

  const { status, headers, message } = await ask()

  expect(status).toBe(429)
  const seconds = Number(headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(message).toMatch(/^Слишком много попыток\. Повторите через \d+ (с|мин)$/)
})

test('a walk through forty pages of twenty-five calls meets no limit', async () => {
  const shopper = createShopper(backend)
  const reads = [
    () => shopper.call(getConfiguration, {}),
    () => shopper.call(getInit, { query: {} }),
    () => shopper.call(listSites, {}),
    () => shopper.call(listCurrencies, {}),
    () => shopper.call(listStickers, {}),
    () => shopper.call(getBasket, {})
  ]

  for (let call = 0; call < 40 * 25; call++) await reads[call % reads.length]?.()
})

test('a stranger who calls without end has to wait', async () => {
  const stranger = createShopper(backend)
  const ask = async () =>
    (await backend.app.request('/nothing/v1', { headers: stranger.headers() })).status
  for (let call = 0; call < 1200; call++) await ask()

  expect(await ask()).toBe(429)
})

test('however many sizes of a picture are asked for, no more are made than there are', async () => {
  const { dataDir } = backend.deps.settings
  await mkdir(join(dataDir, 'art'), { recursive: true })
  await writeFile(join(dataDir, 'art', 'tile.svg'), DRAWING)
  await backend.db
    .insertInto('file')
    .values({ id: 'tile', art: 'tile', hue: 0, saturation: 1, brightness: 1, rotate: 0, scale: 74 })
    .execute()
  let shown = 0
  let refusedSizes = 0
  for (let side = 0; side < SIZES; side++) {
    const { status } = await backend.app.request(`/image-minifier/v1/tile.webp?preview=${side}`)
    if (status === 200) shown++
    if (status === 400) refusedSizes++
  }

  const made = await readdir(join(dataDir, 'cache', 'images'))
  expect(shown + refusedSizes).toBe(SIZES)
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(20)
  expect(made).toHaveLength(shown)
})

test('a flood of proofs is not remembered without end', () => {
  const check = createProofCheck({ required: true, ...(!isDeep && { noncesMax: PROOFS / 2 }) })
  const now = backend.clock.now
  const send = (nonce: string) =>
    check({
      now,
      settings: backend.deps.settings,
      headers: new Headers({
        nonce,
        'session-id': 'tab',
        'sending-time': String(now().getTime())
      })
    })
  const first = randomUUID()
  send(first)
  expect(() => send(first)).toThrow('Не удалось проверить запрос')

  for (let count = 0; count < PROOFS; count++) send(`nonce-of-flood-${count}`)

  // Forgotten: younger ones took its place.
  expect(() => send(first)).not.toThrow()
  expect(() => send(`nonce-of-flood-${PROOFS - 1}`)).toThrow('Не удалось проверить запрос')
})
