import { getBonusBalance, getBonusClient } from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { burnBonuses, nextToBurn } from '../src/modules/bonuses/burning.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper, signUpProven } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

beforeEach(() => setLifetime(100))

const setLifetime = (lifetimeDays: number) =>
  backend.db
    .updateTable('setting')
    .set({ value: JSON.stringify({ lifetimeDays }) })
    .where('key', '=', 'bonuses.rules')
    .execute()

const daysAgo = (days: number) => new Date(backend.clock.now().getTime() - days * DAY_MS)

/** A member to whom bonuses came, or whom they left: how many, and how many days ago. */
async function memberWith(...entries: readonly (readonly [bonuses: number, days: number])[]) {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  const { id } = await backend.db
    .updateTable('app_user')
    .set({ bonus_kopecks: entries.reduce((sum, [bonuses]) => sum + bonuses * 100, 0) })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = entries.map(([bonuses, days]) => ({
    ...{ user_id: id, kind: 'corrected' as const, amount_kopecks: bonuses * 100 },
    ...{ order_id: null, title: 'Бонусы', at: daysAgo(days) }
  }))
  await backend.db.insertInto('bonus_entry').values(rows).execute()
  return shopper
}

const burn = () => burnBonuses({ db: backend.db, now: backend.clock.now })

async function accountOf(shopper: Shopper) {
  const { value, bonusLog } = await shopper.call(getBonusBalance, { query: {} })
  return { value, burned: bonusLog.filter(({ kind }) => kind === 'burned') }
}

test('what has lived its days burns once, what came later stays', async () => {
  const shopper = await memberWith([300, 150], [50, 20])

  await Promise.all([burn(), burn()])
  await burn()

  const { value, burned } = await accountOf(shopper)
  expect(value).toBe(50)
  expect(burned).toMatchObject([
    { value: -300, title: 'Сгорели: прошло 100 дней со дня начисления' }
  ])
})

test('the oldest bonuses are spent first: only what is left of them burns', async () => {
  const shopper = await memberWith([300, 150], [50, 20], [-280, 10])

  await burn()

  const { value, burned } = await accountOf(shopper)
  expect([value, burned.map(entry => entry.value)]).toEqual([50, [-20]])
})

test('a member is told what burns next and when', async () => {
  const shopper = await memberWith([300, 60], [50, 20], [-100, 10])

  const { burning, lifetimeDays } = await shopper.call(getBonusClient, {})

  expect(lifetimeDays).toBe(100)
  expect(burning).toEqual({ value: 200, at: daysAgo(-40).toISOString() })
})

test('without days nothing burns, and nobody is told that it will', async () => {
  await setLifetime(0)
  const shopper = await memberWith([300, 900])

  await burn()

  expect(await accountOf(shopper)).toEqual({ value: 300, burned: [] })
  const client = await shopper.call(getBonusClient, {})
  expect([client.burning, client.lifetimeDays]).toEqual([undefined, undefined])
})

test('an empty balance has nothing to burn', () => {
  expect(nextToBurn(0, [{ at: daysAgo(1), amount: 100 }], 100)).toBeUndefined()
})
