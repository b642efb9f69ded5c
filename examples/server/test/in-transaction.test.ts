import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../src/db/in-transaction.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** Raises a version by one, and fails afterwards with these codes of the store, one a try. */
function raise(codes: readonly string[]) {
  let tries = 0
  return inTransaction(backend.db, async trx => {
    await trx
      .updateTable('basket')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('owner', '=', 'guest:undone')
      .execute()
    const code = codes[tries]
    tries += 1
    if (code !== undefined) throw Object.assign(new Error('undone'), { code })
    return tries
  })
}

const version = () =>
  backend.db
    .selectFrom('basket')
    .select('version')
    .where('owner', '=', 'guest:undone')
    .executeTakeFirst()

test('work the store undid for another is done again, and counts once', async () => {
  await backend.db
    .insertInto('basket')
    .values({
      id: '0b0a0000-0000-4000-8000-000000000001',
      owner: 'guest:undone',
      version: 1,
      promo_code: null,
      updated_at: backend.clock.now()
    })
    .execute()

  expect(await raise(['40P01', '40001'])).toBe(3)
  expect(await version()).toEqual({ version: 2 })
})

test('other failures and a fourth try are left to the caller', async () => {
  await expect(raise(['23505'])).rejects.toMatchObject({ code: '23505' })
  await expect(raise(['40P01', '40P01', '40P01'])).rejects.toMatchObject({ code: '40P01' })
  expect(await version()).toEqual({ version: 2 })
})
