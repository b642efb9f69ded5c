import { randomUUID } from 'node:crypto'
import { getBasket, updateBasket } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('a visitor without a basket has an empty one', async () => {
  const basket = await backend.call(getBasket, {})

  expect(basket.version).toBe(0)
  expect(basket.data.map(bucket => [bucket.inStock, bucket.products])).toEqual([
    [true, []],
    [false, []]
  ])
  expect(basket.total).toMatchObject({ price: 0, count: 0, remainsUntilFreeDelivery: 5000 })
})

test('signing in merges the guest’s lines once, and nobody else ever sees them', async () => {
  const [common, guestOnly, own, another] = await Promise.all(
    [9, 9, 9, 9].map(stock => sellGroup(backend, { stock }))
  )
  if (!common || !guestOnly || !own || !another) throw new Error('no goods')
  const member = createShopper(backend)
  const { email } = await member.signUp()
  await member.put(common, 2)
  await member.put(own, 1)
  member.signOut()
  await member.put(common, 3)
  await member.put(guestOnly, 1)
  await member.put(another, 1)

  const merged = await member.signIn(email)
  const again = await member.signIn(email)

  const expected = { [common]: 3, [own]: 1, [guestOnly]: 1, [another]: 1 }
  expect(countsOf(merged.basket ?? fail())).toEqual(expected)
  expect(countsOf(again.basket ?? fail())).toEqual(expected)
  const guest = await backend.call(getBasket, {}, { headers: { 'cart-token': member.cartToken } })
  expect(countsOf(guest)).toEqual({})
  const other = createShopper(backend)
  const { basket: foreign } = await other.signUp({ basket: member.cartToken })
  expect(countsOf(foreign ?? fail())).toEqual({})
})

test('a basket is opened by its own token only', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 9 })
  const basketOf = async (token: string) =>
    countsOf(await backend.call(getBasket, {}, { headers: { 'cart-token': token } }))
  await shopper.put(group, 1)

  const own = await basketOf(shopper.cartToken)
  const strange = [await basketOf(randomUUID()), await basketOf("' or 1=1 --")]
  await shopper.signUp()

  expect(own).toEqual({ [group]: 1 })
  expect([...strange, await basketOf(randomUUID())]).toEqual([{}, {}, {}])
})

test('a promo code lowers the sum, is taken off again, and says why it cannot be used', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 99, kopecks: 33_333 })
  await shopper.put(group, 4)
  await backend.db
    .updateTable('promo')
    .set({ expires_at: new Date(backend.clock.now().getTime() - 1) })
    .where('code', '=', 'ИСТЁК')
    .execute()
  const use = (promoCode: string | null) => shopper.call(updateBasket, { body: { promoCode } })
  const refuse = async (promoCode: string) =>
    (await shopper.refused(updateBasket, { body: { promoCode } })).errors.promoCode

  const lowered = await use(' линейка10 ')
  const restored = await use(null)

  expect(lowered.total).toMatchObject({
    price: 1199.99,
    promoCodeDiscountValue: 133.33,
    promocodeUsed: 'ЛИНЕЙКА10'
  })
  expect(restored.total).toMatchObject({ price: 1333.32, promocodeUsed: null })
  expect(await refuse('НЕТ-ТАКОГО')).toBe('Промокод не найден')
  expect(await refuse('ИСТЁК')).toBe('Срок действия промокода истёк')
  expect(await refuse('ПЕРВЫЙ500')).toBe('Промокод действует при заказе от 3\u00a0000\u00a0₽')
  await use('ЛИНЕЙКА10')
  expect((await shopper.put(group, 1)).total).toMatchObject({ promoCodeDiscountValue: 0 })
})

test('promo codes cannot be guessed quickly', async () => {
  const shopper = createShopper(backend)
  const guess = (promoCode: string) => shopper.refused(updateBasket, { body: { promoCode } })

  for (let count = 0; count < 10; count++) {
    expect((await guess(`КОД${count}`)).status).toBe(422)
  }

  expect((await guess('КОД11')).status).toBe(429)
})

function fail(): never {
  throw new Error('No basket came back')
}
