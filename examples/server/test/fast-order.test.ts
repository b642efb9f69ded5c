import { getBasket, putFastOrder, resolveFastOrder } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper, sellGroup, setStock } from './shopper.ts'

let backend: TestBackend
let guest: Shopper

beforeAll(async () => {
  backend = await createTestBackend()
  guest = createShopper(backend)
})

afterAll(() => backend.close())

/** A group on sale with its codes. */
async function sold(stock = 50) {
  const groupId = await sellGroup(backend, { stock })
  const offer = await backend.db
    .selectFrom('offer')
    .innerJoin('product_group', 'product_group.id', 'group_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['barcode', 'vendor_code as vendorCode', 'product_id as productId'])
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  return { groupId, ...offer }
}

const ask = async (shopper: Shopper, ...codes: readonly string[]) =>
  (await shopper.call(resolveFastOrder, { body: { codes: [...codes] } })).data

test('a barcode means its one group, a vendor code all of its product', async () => {
  const { groupId, barcode, vendorCode, productId } = await sold()
  const groups = await backend.db
    .selectFrom('product_group')
    .select('id')
    .where('product_id', '=', productId)
    .execute()

  const [one, all] = await ask(guest, barcode, vendorCode)

  expect(one).toMatchObject({ code: barcode, items: [{ groupId, barcode, vendorCode, stock: 50 }] })
  expect(all?.items.map(item => item.groupId)).toEqual(groups.map(({ id }) => id))
})

test('a vendor code is known in any spelling', async () => {
  const { vendorCode } = await sold()

  const [spelled] = await ask(guest, ` ${vendorCode.toLowerCase().replaceAll('-', ' ')}`)

  expect(spelled?.items[0]?.vendorCode).toBe(vendorCode)
})

test.each(['НЕТ-ТАКОГО', '', '%', "' or 1=1 --", '-'])('%j means nothing', async code => {
  expect(await ask(guest, code)).toEqual([{ code, items: [] }])
})

test('answers come in the order of the codes, the same code twice included', async () => {
  const { barcode } = await sold()

  const answer = await ask(guest, 'x1', barcode, 'x2', barcode)

  expect(answer.map(({ code }) => code)).toEqual(['x1', barcode, 'x2', barcode])
  expect(answer[3]).toEqual(answer[1])
})

test('prices and packages are those of whoever asks', async () => {
  const dealer = createShopper(backend)
  await dealer.signIn('dealer@example.ru', 'penal-dealer')
  const { barcode, groupId } = await sold()
  await backend.db
    .updateTable('offer')
    .set({
      pack_size: 10,
      prices: JSON.stringify([
        { priceRole: 'guest_opt', limit: 1, kopecks: 10_000 },
        { priceRole: 'dealer', limit: 1, kopecks: 7000 },
        { priceRole: 'dealer', limit: 10, kopecks: 6550 }
      ])
    })
    .where('group_id', '=', groupId)
    .execute()

  const [forGuest] = await ask(guest, barcode)
  const [forDealer] = await ask(dealer, barcode)

  expect(forGuest?.items[0]).toMatchObject({
    step: 1,
    prices: [{ priceRole: 'guest_opt', limit: 1, price: 100 }]
  })
  expect(forDealer?.items[0]).toMatchObject({
    step: 10,
    prices: [
      { priceRole: 'dealer', limit: 1, price: 70 },
      { priceRole: 'dealer', limit: 10, price: 65.5 }
    ]
  })
})

test('what is sold out says so, what has no price for the buyer is not there', async () => {
  const gone = await sold()
  await setStock(backend, gone.groupId, 0)
  const unpriced = await sold()
  await backend.db
    .updateTable('offer')
    .set({ prices: '[]' })
    .where('group_id', '=', unpriced.groupId)
    .execute()

  const [first, second] = await ask(guest, gone.barcode, unpriced.barcode)

  expect(first?.items[0]?.stock).toBe(0)
  expect(second?.items).toEqual([])
})

test('501 codes are too many for one call', async () => {
  const codes = Array.from({ length: 501 }, (_, index) => `К-${index}`)

  expect((await guest.refused(resolveFastOrder, { body: { codes } })).status).toBe(400)
})

test('many lines go into the basket in one call, and the same call again adds nothing', async () => {
  const shopper = createShopper(backend)
  const rows = await backend.db
    .selectFrom('offer')
    .select('group_id')
    .where('stock', '>', 5)
    .where('is_virtual', '=', false)
    .orderBy('id')
    .offset(20)
    .limit(100)
    .execute()
  const id = '000000000009order'
  const groups = rows.map(row => ({ id, groupId: row.group_id, count: 2 }))

  const first = await shopper.call(putFastOrder, { body: { groups } })
  const again = await shopper.call(putFastOrder, { body: { groups } })

  const { total, version } = await shopper.call(getBasket, {})
  expect(total.productsCountInBasket).toBe(2 * groups.length)
  expect([first.version, again.version]).toEqual([version, version])
})
