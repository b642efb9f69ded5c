import { listProducts } from '@vitrina/core/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { searchKeysMigration } from '../src/db/migrations/0365_search_keys.ts'
import { wordsOf } from '../src/db/search-text.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

/** What parents say is the demo shop's own; a shop filled before has the titles alone. */
const NICKNAMES = /ранец|портфель|сменка|подарок|подарить|куртка/

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const readKeys = async () => {
  const rows = await backend.db
    .selectFrom('product')
    .select(['vendor_code_key', 'near_words', 'search_words', 'fitting_words'])
    .orderBy('id')
    .execute()
  return rows.map(({ vendor_code_key, ...texts }) => [
    vendor_code_key,
    ...Object.values(texts).map(text =>
      [...new Set(wordsOf(text).filter(word => !NICKNAMES.test(word)))].toSorted()
    )
  ])
}

/** As the store stood before: no words of its own category, no facts, codes as they were typed. */
async function makeOld() {
  for (const step of [
    'alter table product drop column tsv',
    'alter table product drop column near_words',
    'alter table product add column tsv tsvector',
    `update product set search_words = 'Старые слова', fitting_words = coalesce((
      select string_agg(distinct 'размер рост ' || (size ->> 'title') || ' см', ' ')
      from product_group where product_id = product.id and size is not null), '')`,
    `update product set vendor_code_key = replace(vendor_code_key, 'с', 'c')`,
    `insert into search_word (word, products) values ('кедр', 1)`
  ]) {
    await sql.raw(step).execute(backend.db)
  }
}

test('a shop that was filled before is searched by the same keys after its upgrade', async () => {
  const audience = /девоч|мальч|школьни|дочк|сын|взросл|детям/
  const withoutAudience = (keys: Awaited<ReturnType<typeof readKeys>>) =>
    keys.map(row =>
      row.map(part => (Array.isArray(part) ? part.filter(w => !audience.test(w)) : part))
    )
  const seeded = withoutAudience(await readKeys())
  await makeOld()

  await searchKeysMigration.up(backend.db as never)

  expect(withoutAudience(await readKeys())).toEqual(seeded)
  // As the upgrade that follows fills it.
  await sql`update product_search set tsv = product.tsv from product where id = product_id`.execute(
    backend.db
  )
  const { data } = await backend.call(listProducts, { body: { search: 'кеды' } })
  expect(data).toEqual([])
  const [mixed] = (await backend.call(listProducts, { body: { search: 'pюкзaк' } })).data
  expect(mixed?.title).toMatch(/^Рюкзак/)
})
