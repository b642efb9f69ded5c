import {
  createOneClickOrder,
  createOrder,
  getProfile,
  sendForm,
  updateUserParams
} from '@vitrina/core/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCommand } from '../src/keeper/run-command.ts'
import { PERSONAL_TABLES } from '../src/modules/users/personal-columns.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

const declared = new Map(PERSONAL_TABLES)

/** Names that tell of people, wherever they stand. */
const PERSONAL_WORD =
  /(^|_)(user|owner|scope|e?mail|phone|fio|name|author|person|contact|recipient|commentary|comment|address|agent|birth|inn)(_|$)/
/** The shop's own, and hashes. */
const NOBODYS = new Set([
  ...['delivery_point.address', 'organization.address', 'organization.inn'],
  ...['shop_point.address', 'shop_point.phone'],
  ...['passkey_challenge.owner_hash', 'verification_code.contact_hash'],
  ...['kysely_migration.name', 'promo.once_per_user']
])

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

interface Column {
  readonly table: string
  readonly name: string
  readonly isText: boolean
}

async function allColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name,
      c.data_type in ('text', 'character varying', 'jsonb', 'json', 'date', 'ARRAY') as "isText"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1, 2`.execute(backend.db)
  return rows
}

/** Texts of a person's rows of which nobody said what they are, and persons in other tables. */
const undeclared = async () =>
  (await allColumns())
    .filter(({ table, name, isText }) => {
      const found = declared.get(table)
      if (found === undefined) return PERSONAL_WORD.test(name) && !NOBODYS.has(`${table}.${name}`)
      return isText && !(name in found.exported) && !found.rest.includes(name)
    })
    .map(({ table, name }) => `${table}.${name}`)

const run = (...words: readonly string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.clock.now })

test('whatever the store knows of people stands in the table of personal columns', async () => {
  expect(await undeclared()).toEqual([])
})

test('a personal column that the table does not know of is noticed', async () => {
  const added = ['refund.note', 'order_item.gift_comment', 'app_user.pet']
  await sql`alter table refund add note text`.execute(backend.db)
  await sql`alter table order_item add gift_comment text`.execute(backend.db)
  await sql`alter table app_user add pet jsonb`.execute(backend.db)

  const noticed = await undeclared()
  await sql`alter table refund drop note`.execute(backend.db)
  await sql`alter table order_item drop gift_comment`.execute(backend.db)
  await sql`alter table app_user drop pet`.execute(backend.db)

  expect(noticed.toSorted()).toEqual(added.toSorted())
})

test('the table of personal columns names nothing that the store has not', async () => {
  const columns = new Set((await allColumns()).map(({ table, name }) => `${table}.${name}`))
  const named = PERSONAL_TABLES.flatMap(([table, { exported, rest, by, emptied = {} }]) =>
    [...Object.keys(exported), ...rest, ...by, ...Object.keys(emptied)].map(
      name => `${table}.${name}`
    )
  )

  expect(named.filter(name => !columns.has(name))).toEqual([])
})

test('what is told of a person is emptied in every row that stays', () => {
  const left = PERSONAL_TABLES.flatMap(([table, { exported, emptied }]) =>
    emptied
      ? Object.keys(exported).flatMap(name => (name in emptied ? [] : [`${table}.${name}`]))
      : []
  )

  expect(left).toEqual([])
})

/** The fields of an order form into which a buyer may type anything, each with a text of its own. */
const freeTexts = Object.entries(createOrder.body.shape)
  .filter(([name, schema]) => name !== 'personalPayment' && schema.safeParse('').success)
  .map(([name]) => [name, `Позвонить тёте Аделаиде о ${name}`] as const)

test('the keeper reads everything that a buyer typed, and so does the buyer', async () => {
  expect(freeTexts.map(([name]) => name)).toContain('personalCommentary')
  const buyer = createShopper(backend)
  const { email } = await buyer.signUp({ fio: 'Заозёрская Виолетта Модестовна' })
  await buyer.put(await sellGroup(backend, { stock: 5, kopecks: 100_000 }), 1)
  const form = await fillCheckout(buyer, {
    scenario: 'organization',
    organization: { inn: '500100732259', title: 'ИП Заозёрская' },
    ...Object.fromEntries(freeTexts)
  })
  const order = await buyer.call(createOrder, { body: form }, key())
  const school = { institute: 'Школа на Канареечной', region: '', city: '' }
  await buyer.call(updateUserParams, { body: { schoolInfo: school } })
  const values = { fio: 'Орлова Ия', email, topic: 'refund', message: 'Как вернуть рюкзак?' }
  await buyer.call(sendForm, { body: { formId: 'question', accept: true, values } })

  const [person, orders, forms] = [
    await run('person:csv', email.toUpperCase()),
    await run('orders:csv'),
    await run('form:csv')
  ]

  const typed = ['ИП Заозёрская', ...freeTexts.map(([, text]) => text)]
  for (const [, text] of freeTexts) expect(JSON.stringify(order)).toContain(text)
  for (const text of [...typed, school.institute, values.message, email]) {
    expect(person.text).toContain(text)
  }
  for (const text of [...typed, form.personalData.fio]) expect(orders.text).toContain(text)
  for (const text of [values.fio, values.message]) expect(forms.text).toContain(text)
})

test('the keeper reads the longest comment of a one-click order to its end', async () => {
  const groupId = await sellGroup(backend, { stock: 5, kopecks: 100_000 })
  const commentary = `${'Звонить после шести. '.repeat(40)}Домофон сломан`
  const request = { groupId, count: 1, name: 'Ёлкина Вера', phone: '+79123456789' }
  const { id } = await createShopper(backend).call(createOneClickOrder, {
    body: { ...request, accept: true }
  })
  await backend.db.updateTable('blank').set({ commentary }).where('id', '=', id).execute()

  expect((await run('blank:list')).text).toContain(commentary)
})

test('what the keeper reads of a person is his alone, and no secret', async () => {
  const [buyer, other] = [createShopper(backend), createShopper(backend)]
  const { email } = await buyer.signUp()
  const stranger = await other.signUp()
  const { uid } = await buyer.call(getProfile, {})
  const { password_hash: secret } = await backend.db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()

  const { text } = await run('person:csv', email)

  expect(text).toContain(email)
  expect(text).not.toContain(stranger.email)
  expect(text).not.toContain(secret)
  expect(await run('person:csv', 'nobody@example.ru')).toEqual({
    code: 1,
    text: 'Аккаунта nobody@example.ru нет. Заказы гостей — в orders:csv'
  })
})
