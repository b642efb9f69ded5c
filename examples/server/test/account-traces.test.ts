import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  askPasskeyCreation,
  createOrder,
  createReview,
  deleteAccount,
  getProfile,
  keepBasket,
  markAllNotificationsRead,
  recordConsent,
  requestRestockLetter,
  savePasskey,
  sendForm,
  subscribeToMailing,
  updateBasket,
  uploadFile
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { writeLetter } from '../src/modules/letters/write-letter.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { handOver, placeOrder } from './review-shopper.ts'
import { photo } from './sample-files.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'
import { createSoftwareKey } from './software-key.ts'

const EMAIL = 'anna@example.ru'
const FIO = 'Соколова Анна Игоревна'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

interface Column {
  readonly table: string
  readonly name: string
}

/** Columns by which a row belongs to a person: keys of accounts, and what people are known by. A shop is no person. */
async function personalColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'shop_point'
      and (c.column_name in ('user_id', 'owner', 'scope', 'email', 'phone', 'recipient', 'fio')
        or (c.table_name, c.column_name) in (
          select k.table_name, k.column_name
          from information_schema.key_column_usage k
          join information_schema.constraint_column_usage u using (constraint_name)
          where u.table_name = 'app_user' and k.table_name <> 'app_user'))
    order by 1, 2`.execute(backend.db)
  return rows
}

/** Rows of a column that name the account: by its id, its mailbox or its number. */
async function traces({ table, name }: Column, known: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} t
    where exists (select from unnest(${[...known]}::text[]) k
      where position(k in t.${sql.ref(name)}::text) > 0)`.execute(backend.db)
  return rows[0]?.count ?? 0
}

const nameOf = ({ table, name }: Column) => `${table}.${name}`

async function tracedColumns(columns: readonly Column[], known: readonly string[]) {
  const found: string[] = []
  for (const column of columns) {
    if ((await traces(column, known)) > 0) found.push(nameOf(column))
  }
  return found
}

/** What the demo buyer has not done yet. */
async function liveOn(anna: Shopper, uid: string): Promise<void> {
  const now = backend.clock.now()
  const group = await sellGroup(backend, { stock: 9, kopecks: 400_000 })
  await anna.put(group, 1)
  await anna.call(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10' } })
  const personalData = { fio: FIO, email: EMAIL, phone: '+7 000 000-00-01' }
  const body = await fillCheckout(anna, { personalData })
  await anna.call(createOrder, { body }, key())
  await anna.put(group, 1)
  await anna.call(keepBasket, { body: { id: randomUUID(), name: 'К сентябрю' } })
  await anna.put(group, 2)
  const passkey = createSoftwareKey('shop.test', 'http://shop.test')
  const credential = passkey.create(await anna.call(askPasskeyCreation, {}))
  await anna.call(savePasskey, { body: { credential } })
  const file = new File([new Uint8Array(await photo())], 'Парта.jpg', { type: 'image/jpeg' })
  await anna.call(uploadFile, { body: { targetCode: 'review' }, file, fileName: file.name })
  await handOver(backend, await placeOrder(backend, { email: EMAIL, productId: 7 }))
  const text = 'Служит второй год, молнии целы.'
  await anna.call(createReview, { body: { type: 'product', productId: 7, rate: 5, text } })
  const values = { fio: FIO, email: EMAIL, topic: 'refund', message: 'Как вернуть рюкзак?' }
  await anna.call(sendForm, { body: { formId: 'question', accept: true, values } })
  await anna.call(requestRestockLetter, { body: { groupId: group, email: EMAIL } })
  await anna.call(subscribeToMailing, { body: { email: EMAIL, accept: true } })
  await anna.call(recordConsent, { body: { textVersion: '2026-11-22', purposes: ['maps'] } })
  await anna.call(markAllNotificationsRead, {})
  const tomorrow = new Date(now.getTime() + DAY_MS)
  await writeLetter(backend.db, { to: EMAIL, subject: 'Ещё', text: 'Письмо' }, { now: tomorrow })
  await backend.db
    .insertInto('email_change')
    .values({ id: randomUUID(), user_id: uid, old_email: EMAIL, changed_at: now })
    .execute()
  await backend.db
    .insertInto('raffle_participant')
    .values({
      raffle_code: 'teleskop',
      ticket: 10_000,
      user_id: uid,
      name: 'А. С.',
      joined_at: now
    })
    .execute()
}

/** Everything that was sent to her or in her name. */
async function letters(): Promise<string> {
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const names = await readdir(folder)
  return (await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))).join('\n')
}

test('no column of the store knows a person any more who deleted the account', async () => {
  const anna = createShopper(backend)
  await anna.signIn(EMAIL, 'penal-anna')
  const { uid, fio, phone } = await anna.call(getProfile, {})
  const known = [uid, EMAIL, fio, phone]
  await liveOn(anna, uid)
  const columns = await personalColumns()
  const before = await tracedColumns(columns, known)
  await backend.db
    .updateTable('orders')
    .set({ status: 'done' })
    .where('user_id', '=', uid)
    .execute()

  await anna.call(deleteAccount, { body: { password: 'penal-anna' } })

  // A new column of this kind has to be filled above, and emptied by the deletion.
  expect(before).toEqual(columns.map(nameOf))
  expect(await tracedColumns(columns, known)).toEqual([])
  expect(await letters()).not.toContain(`To: ${EMAIL}`)
})
