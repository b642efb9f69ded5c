import { isDrawTrue } from '@vitrina/core/content'
import { getRaffle, joinRaffle, listNotifications } from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createSeed, drawRaffle } from '../src/modules/raffles/draw-raffle.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { placeOrder, setStatus } from './review-shopper.ts'
import { createShopper, signUpProven } from './shopper.ts'

let backend: TestBackend
let raffles = 0

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** Opened yesterday, closes tomorrow, unless told otherwise. */
async function raffle({ from = -1, to = 1, rubles = 0, places = 2 } = {}) {
  const now = backend.clock.now().getTime()
  raffles += 1
  const code = `raffle-${raffles}`
  await backend.db
    .insertInto('raffle')
    .values({
      code,
      title: 'Телескоп за форму',
      lead: '',
      html: '<p>Условия</p>',
      image: null,
      prizes: JSON.stringify([
        { title: 'Телескоп', count: 1, image: null },
        { title: 'Рюкзак', count: places - 1, image: null }
      ]),
      conditions: [],
      min_order_kopecks: rubles * 100,
      starts_at: new Date(now + from * DAY_MS),
      ends_at: new Date(now + to * DAY_MS),
      drawn_at: null,
      ...createSeed()
    })
    .execute()
  return { params: { code } }
}

async function member() {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  return { shopper, email }
}

test('a member takes a ticket once and is shown masked', async () => {
  const call = await raffle()
  const { shopper } = await member()

  const first = await shopper.call(joinRaffle, call)
  const again = await shopper.call(joinRaffle, call)

  expect(first).toEqual({
    ticket: 1,
    participantsCount: 1,
    message: 'Вы участвуете, ваш номер — 1'
  })
  expect(again).toEqual(first)
  const seen = await createShopper(backend).call(getRaffle, call)
  expect(seen.participants.data).toEqual([
    { ticket: 1, name: 'А*** С.', joinedAt: backend.clock.now().toISOString() }
  ])
  expect(JSON.stringify(seen)).not.toMatch(/Анна|Соколов|example\.ru/)
  expect((await shopper.call(getRaffle, call)).participation).toEqual({
    ticket: 1,
    allowed: false,
    message: 'Вы участвуете, ваш номер — 1'
  })
})

test('twenty parallel wishes of one member are one ticket', async () => {
  const call = await raffle()
  const { shopper } = await member()

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shopper.call(joinRaffle, call))
  )

  expect(new Set(answers.map(({ ticket }) => ticket))).toEqual(new Set([1]))
  expect((await shopper.call(getRaffle, call)).participantsCount).toBe(1)
})

test('twelve members at once get tickets without a gap, ten of them on the first page', async () => {
  const call = await raffle()
  const members = await Promise.all(Array.from({ length: 12 }, member))

  const answers = await Promise.all(members.map(({ shopper }) => shopper.call(joinRaffle, call)))

  const tickets = answers.map(({ ticket }) => ticket).toSorted((left, right) => left - right)
  expect(tickets).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const { participants } = await createShopper(backend).call(getRaffle, call)
  expect(participants.data).toHaveLength(10)
  expect(participants.meta).toEqual({ page: 1, limit: 10, total: 12, pages: 2 })
})

test.each([
  [{ from: 1, to: 2 }, 'coming', 'Розыгрыш ещё не начался'],
  [{ from: -2, to: -1 }, 'closed', 'Приём заявок закончен']
])('nobody takes part in a raffle %o', async (dates, status, message) => {
  const call = await raffle(dates)
  const { shopper } = await member()

  const refusal = await shopper.refused(joinRaffle, call)

  expect(refusal).toMatchObject({ status: 409, message })
  expect(await shopper.call(getRaffle, call)).toMatchObject({
    status,
    participation: { allowed: false, message }
  })
})

test('a guest is asked to sign in', async () => {
  const call = await raffle()
  const guest = createShopper(backend)

  expect((await guest.refused(joinRaffle, call)).status).toBe(401)
  expect((await guest.call(getRaffle, call)).participation).toEqual({
    ticket: null,
    allowed: false,
    message: 'Войдите, чтобы участвовать в розыгрыше'
  })
})

test('a raffle for buyers counts an order of its own days that was not cancelled', async () => {
  const call = await raffle({ rubles: 3000 })
  const { shopper, email } = await member()
  const now = backend.clock.now().getTime()
  await placeOrder(backend, { email, productId: 1, kopecks: 299_999 })
  await placeOrder(backend, {
    email,
    productId: 1,
    kopecks: 900_000,
    at: new Date(now - 2 * DAY_MS)
  })
  const cancelled = await placeOrder(backend, { email, productId: 1, kopecks: 900_000 })
  await setStatus(backend, cancelled, 'cancelled')

  const refusal = await shopper.refused(joinRaffle, call)

  expect(refusal.status).toBe(403)
  expect(refusal.message).toBe(
    'Для участия нужен заказ от 3\u00a0000\u00a0₽, оформленный во время розыгрыша'
  )
  await placeOrder(backend, { email, productId: 1, kopecks: 300_000 })
  expect((await shopper.call(joinRaffle, call)).ticket).toBe(1)
})

test('the draw can be repeated by anybody from what is told after it', async () => {
  const call = await raffle({ to: 0.001, places: 3 })
  const members = await Promise.all(Array.from({ length: 5 }, member))
  for (const { shopper } of members) await shopper.call(joinRaffle, call)
  const guest = createShopper(backend)
  const before = await guest.call(getRaffle, call)
  await expect(
    drawRaffle(backend.db, { ...call.params, now: backend.clock.now() })
  ).rejects.toThrow('Подводить итоги можно после окончания розыгрыша')

  const later = new Date(backend.clock.now().getTime() + DAY_MS)
  const draws = await Promise.all(
    Array.from({ length: 5 }, () => drawRaffle(backend.db, { ...call.params, now: later }))
  )

  const after = await guest.call(getRaffle, call)
  expect(before.draw).toMatchObject({ seed: null, winners: [] })
  expect(after.status).toBe('drawn')
  expect(after.draw.commitment).toBe(before.draw.commitment)
  expect(after.draw.winners.map(({ prize }) => prize)).toEqual(['Телескоп', 'Рюкзак', 'Рюкзак'])
  expect(isDrawTrue(after)).toBe(true)
  const winners = after.draw.winners.map(({ ticket }) => ticket)
  expect(draws).toEqual(Array(5).fill(winners))
  const received = await Promise.all(
    members.map(async ({ shopper }) => {
      const { data } = await shopper.call(listNotifications, { query: {} })
      return data.map(({ typeCode, title }) => `${typeCode}: ${title}`)
    })
  )
  expect(received.flat()).toEqual(Array(3).fill('raffle: Вы выиграли в розыгрыше'))
})

test('the seed is nowhere to be read before the draw', async () => {
  const call = await raffle()
  const { seed } = await backend.db
    .selectFrom('raffle')
    .select('seed')
    .where('code', '=', call.params.code)
    .executeTakeFirstOrThrow()
  const { shopper } = await member()

  const reported = [await shopper.call(getRaffle, call), await shopper.call(joinRaffle, call)]

  expect(JSON.stringify([reported, backend.log])).not.toContain(seed)
})

test('a raffle that is not there is not found', async () => {
  const { shopper } = await member()
  const call = { params: { code: 'nowhere' } }

  expect(await shopper.refused(getRaffle, call)).toMatchObject({
    status: 404,
    message: 'Розыгрыш не найден'
  })
  expect((await shopper.refused(joinRaffle, call)).status).toBe(404)
})
