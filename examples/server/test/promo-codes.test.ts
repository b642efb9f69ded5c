import {
  clearBasket,
  createOrder,
  getBasket,
  getBasketTotal,
  getConfiguration,
  selectBasketProducts,
  updateBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

async function withGoods(kopecks = 500_000) {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 9, kopecks })
  await shopper.put(group, 1)
  return { shopper, group }
}

test.each([
  ['НЕТТАКОГО', 'Промокод не найден'],
  ['РАЗОБРАЛИ', 'Промокод больше не действует: его использовали максимальное число раз'],
  ['КАНИКУЛЫ', /^Промокод начнёт действовать \d+ июля/]
])('the code %s is refused with its reason', async (promoCode, reason) => {
  const { shopper } = await withGoods()

  const refusal = await shopper.refused(updateBasket, { body: { promoCode } })

  expect(refusal.status).toBe(422)
  expect(refusal.errors.promoCode).toEqual(
    typeof reason === 'string' ? reason : expect.stringMatching(reason)
  )
})

test('a percentage takes off no more than its code allows', async () => {
  const { shopper } = await withGoods()

  const { total } = await shopper.call(updateBasket, { body: { promoCode: 'звонок30' } })

  expect(total).toMatchObject({
    promocodeUsed: 'ЗВОНОК30',
    promoCodeDiscountValue: 600,
    price: 4400,
    oldPrice: expect.any(Number)
  })
})

test('a code stays with a basket that is cleared, so that its way back brings the same sum', async () => {
  const { shopper, group } = await withGoods()
  const before = await shopper.call(updateBasket, { body: { promoCode: 'звонок30' } })

  const cleared = await shopper.call(clearBasket, {})
  const back = await shopper.put(group, 1)

  expect(cleared.total.productsCountInBasket).toBe(0)
  expect(back.total).toMatchObject({ promocodeUsed: 'ЗВОНОК30', price: before.total.price })
})

test('a code that its buyer has used falls off his next basket', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const group = await sellGroup(backend, { stock: 9, kopecks: 400_000 })
  await shopper.put(group, 1)
  await shopper.call(updateBasket, { body: { promoCode: 'ПЕРВЫЙ500' } })
  await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  await shopper.put(group, 1)
  // As it comes from a guest’s basket at sign-in.
  await backend.db.updateTable('basket').set({ promo_code: 'ПЕРВЫЙ500' }).execute()

  const total = await shopper.call(getBasketTotal, {})

  expect(total).toMatchObject({ promocodeUsed: null, price: 4000 })
  await backend.db.updateTable('basket').set({ promo_code: null }).execute()
})

test('a late copy of a code, or of its removal, does not come true', async () => {
  const { shopper } = await withGoods()
  const send = (intent: string, promoCode: string | null) =>
    shopper.call(updateBasket, { body: { intent, promoCode } })
  await send('05', 'ЛИНЕЙКА10')
  await send('06', null)

  const late = await send('05', 'ЛИНЕЙКА10')
  await send('08', 'ЛИНЕЙКА10')
  const lateRemoval = await send('07', null)

  expect(late.total.promocodeUsed).toBeNull()
  expect(lateRemoval.total.promocodeUsed).toBe('ЛИНЕЙКА10')
})

test('a refused code stays refused when its copy comes after more goods', async () => {
  const { shopper, group } = await withGoods(60_000)
  const body = { intent: '05', promoCode: 'ЛИНЕЙКА10' }
  await shopper.refused(updateBasket, { body })
  await shopper.put(group, 3)

  const { total } = await shopper.call(updateBasket, { body })

  expect(total.promocodeUsed).toBeNull()
})

test('a late copy of a selection does not turn it back, nor one from before the line came again', async () => {
  const { shopper, group } = await withGoods()
  const select = (intent: string, selected: boolean) =>
    shopper.call(selectBasketProducts, { body: { groupIds: [group], selected, intent } })
  const isSelected = async () =>
    (await shopper.call(getBasket, {})).data[0]?.products[0]?.groups[0]?.selected
  await select('000000000005', false)
  await select('000000000006', true)

  await select('000000000005', false)
  expect(await isSelected()).toBe(true)
  await select('000000000007', false)
  await select('000000000006', true)

  expect(await isSelected()).toBe(false)
})

test('free delivery and the least order are the shop’s settings, in the call and in the sums', async () => {
  const { shopper } = await withGoods(200_000)
  const set = (name: string, value: string) =>
    backend.db.updateTable('setting').set({ value }).where('key', '=', name).execute()
  const before = await shopper.call(getConfiguration, {})
  await set('shop.freeDeliveryFrom', '3000')
  await set('shop.leastOrderFrom', '2500')

  const configuration = await shopper.call(getConfiguration, {})
  const { total } = await shopper.call(getBasket, {})
  const refusal = await shopper.refused(createOrder, { body: await fillCheckout(shopper) }, key())

  expect([before.freeDeliveryFrom, before.leastOrderFrom]).toEqual([5000, 0])
  expect([configuration.freeDeliveryFrom, configuration.leastOrderFrom]).toEqual([3000, 2500])
  expect(total).toMatchObject({
    remainsUntilFreeDelivery: 1000,
    calculationalLimitPrice: 2500,
    factualLimitPrice: 2000
  })
  expect([refusal.status, refusal.message]).toEqual([
    409,
    'Минимальная сумма заказа — 2\u00A0500\u00A0₽'
  ])
  await set('shop.freeDeliveryFrom', '5000')
  await set('shop.leastOrderFrom', '0')
})
