import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Store } from '../src/db/store.ts'
import { createReadReports } from '../src/live/read-reports.ts'
import { openSeededStore } from '../src/testing/test-store.ts'

const TABS = 20
const now = () => new Date('2026-08-20T09:00:00Z')

let store: Store
let uid: string
let written = 0

/** Counts what is written about notifications that were read. */
const counted = () =>
  store.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode') written += 1
      return node
    },
    transformResult: async ({ result }) => result
  })

beforeAll(async () => {
  store = await openSeededStore(60)
  const { id } = await store.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'anna@example.ru')
    .executeTakeFirstOrThrow()
  uid = id
})

afterAll(() => store.close())

beforeEach(() => {
  written = 0
})

async function notify(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const rows = ids.map(id => ({
    ...{ id, user_id: uid, type_code: 'info', title: 'Готово', body: '' },
    created_at: now()
  }))
  await store.db.insertInto('notification').values(rows).execute()
  return ids
}

async function unreadOf(ids: readonly string[]): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('notification_read')
    .select('notification_id')
    .where('user_id', '=', uid)
    .where('notification_id', 'in', [...ids])
    .execute()
  const read = new Set(rows.map(row => row.notification_id))
  return ids.filter(id => !read.has(id))
}

const report = (...notifyIDs: string[]) => JSON.stringify({ uid, notifyIDs })

test('one notification that twenty tabs acknowledge at once is written once', async () => {
  const take = createReadReports(counted(), now)
  const ids = await notify(1)

  await Promise.all(Array.from({ length: TABS }, () => take(report(...ids), uid)))

  expect(await unreadOf(ids)).toEqual([])
  expect(written).toBe(1)
})

test('what comes while a report is written is written together after it', async () => {
  const take = createReadReports(counted(), now)
  const ids = await notify(TABS)
  const [first = '', ...others] = ids

  const begun = take(report(first), uid)
  await Promise.resolve()
  await Promise.all([begun, ...others.map(id => take(report(id), uid))])

  expect(await unreadOf(ids)).toEqual([])
  expect(written).toBe(2)
})

test('a report that could not be written holds up none after it', async () => {
  const ids = await notify(2)
  const [lost = '', kept = ''] = ids
  let isAway = true
  const take = createReadReports(store.db, () => {
    if (isAway) throw new Error('away')
    return now()
  })

  await expect(take(report(lost), uid)).rejects.toThrow('away')
  isAway = false
  await take(report(kept), uid)

  expect(await unreadOf(ids)).toEqual([lost])
})
