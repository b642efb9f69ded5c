import { listPriceList, resolveFastOrder } from '@vitrina/core/contracts'
import type { FastOrderItem } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** So that the demo shop has several pages. */
const PAGE = 50

async function wholeList(shopper: Shopper) {
  const items: FastOrderItem[] = []
  const sizes: number[] = []
  let after: number | null = 0
  while (after !== null) {
    const page: { data: FastOrderItem[]; next: number | null } = await shopper.call(listPriceList, {
      query: { after, limit: PAGE }
    })
    items.push(...page.data)
    sizes.push(page.data.length)
    after = page.next
  }
  return { items, sizes }
}

const members = [
  ['guest_opt', undefined],
  ['user', 'anna'],
  ['org', 'school'],
  ['dealer', 'dealer']
] as const

test.each(members)(
  'everything on sale is told once, at the prices of %s alone',
  async (role, who) => {
    const shopper = createShopper(backend)
    if (who !== undefined) await shopper.signIn(`${who}@example.ru`, `penal-${who}`)

    const { items, sizes } = await wholeList(shopper)

    const priced = await pricedGroups(role)
    expect(items.map(({ groupId }) => groupId)).toEqual(priced)
    expect(
      new Set(items.flatMap(({ prices }) => prices.map(({ priceRole }) => priceRole)))
    ).toEqual(new Set([role]))
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(PAGE)
  }
)

const pricedGroups = async (role: string) =>
  (
    await backend.db
      .selectFrom('offer')
      .select(['group_id as groupId', 'prices'])
      .orderBy('group_id')
      .execute()
  ).flatMap(({ groupId, prices }) =>
    prices.some(({ priceRole, kopecks }) => priceRole === role && kopecks > 0) ? [groupId] : []
  )

test('a row of the list is what its barcode means to the fast order', async () => {
  const dealer = createShopper(backend)
  await dealer.signIn('dealer@example.ru', 'penal-dealer')
  const { data } = await dealer.call(listPriceList, { query: {} })
  const rows = data.slice(0, 50)

  const found = await dealer.call(resolveFastOrder, {
    body: { codes: rows.map(({ barcode }) => barcode) }
  })

  expect(found.data.map(({ items }) => items[0])).toEqual(rows)
})
