import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Store } from '../src/db/store.ts'
import { HttpError } from '../src/http/errors.ts'
import { createLimits, type OpenLimits } from '../src/http/limits.ts'
import { openEmptyStore } from '../src/testing/test-store.ts'

let store: Store
const opened: OpenLimits[] = []

beforeAll(async () => {
  store = await openEmptyStore()
})

afterAll(async () => {
  await Promise.all(opened.map(limits => limits.close()))
  await store.close()
})

/** The embedded store has no address. */
function instance(): OpenLimits {
  const limits = createLimits(store.pool.options.connectionString)
  opened.push(limits)
  return limits
}

test('instances on one database count together, others each for themselves', async () => {
  const instances = [instance(), instance(), instance()]
  const tries = await Promise.allSettled(
    Array.from({ length: 15 }, (_, at) => instances[at % 3]?.spend('login', 'anna@example.ru'))
  )

  const passed = tries.filter(({ status }) => status === 'fulfilled')
  expect(passed).toHaveLength(store.engine === 'postgresql' ? 5 : 15)
})

test('one instance forgets for all', async () => {
  const [one, other] = [instance(), instance()]
  for (let count = 0; count < 10; count++) await one.spend('promoCode', 'basket')
  await expect(one.spend('promoCode', 'basket')).rejects.toThrow(HttpError)

  await one.forgive('promoCode', 'basket')

  await expect(other.spend('promoCode', 'basket')).resolves.toBeUndefined()
})

test('the store is told neither an address nor an e-mail', async () => {
  await instance().spend('signup', '203.0.113.7')

  const rows = await store.db.selectFrom('rate_limit').select('key').execute()

  expect(rows.map(({ key }) => key).join()).not.toMatch(/203|anna|@/)
})

test('a store that does not answer leaves each instance its own count', async () => {
  const limits = createLimits('postgres://127.0.0.1:1/away')

  for (let count = 0; count < 5; count++) await limits.spend('form', 'a')

  await expect(limits.spend('form', 'a')).rejects.toThrow('Слишком много попыток')
  await limits.close()
})
