import { rowName } from '@vitrina/core/cart'
import {
  cancelOrder,
  clearBasket,
  createOrder,
  getBasket,
  listConstructorSets,
  listVirtualProducts,
  putConstructorSet,
  putVirtualProducts,
  removeBasketProducts,
  removeConstructorSets,
  repeatOrder,
  selectBasketProducts,
  updateBasket,
  viewOrderPaper
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { readLetter } from '../src/modules/letters/read-letter.ts'
import { createMessageFolder } from '../src/providers/mail/message-folder.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { readPdf } from './read-pdf.ts'
import {
  countsOf,
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper,
  sellGroup,
  setStock,
  stockOf
} from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** A set of two goods for 100 ₽ and 50 ₽, ten percent cheaper together. */
async function sellSet(stock = 10) {
  const first = await sellGroup(backend, { stock, kopecks: 10_000 })
  const second = await sellGroup(backend, { stock, kopecks: 5_000 })
  const code = `nabor-${first}`
  const slots = [
    { title: 'Первое', groupIds: [first] },
    { title: 'Второе', groupIds: [second] }
  ]
  await backend.db
    .insertInto('constructor_set')
    .values({
      code,
      title: 'Набор для проверки',
      text: '',
      discount_percent: 10,
      slots: JSON.stringify(slots),
      sort: 100
    })
    .execute()
  return { code, groupIds: [first, second], id: `${code}:${first}-${second}`, first, second }
}

let intents = 0
const putSet = (shopper: Shopper, set: { code: string; groupIds: number[] }, count: number) => {
  intents += 1
  const id = String(intents).padStart(9, '0')
  const { code, groupIds } = set
  return shopper.call(putConstructorSet, { body: { id, code, groupIds, count } })
}

const setsOf = (basket: Awaited<ReturnType<typeof putSet>>) =>
  basket.data.flatMap(bucket => bucket.constructorSets)

/** Letters are sent after the answer. */
const letterTo = (email: string) =>
  vi.waitFor(async () => {
    const letters = await createMessageFolder(backend.deps.settings.dataDir, 'mail').list(100)
    const letter = letters.map(readLetter).find(({ to }) => to === email)
    if (letter === undefined) throw new Error('No such letter yet')
    return letter.text.split(/\r?\n/)
  }, soon)

test('a set is one line with a quantity and a price of its own', async () => {
  const shopper = createShopper(backend)
  const set = await sellSet()

  const basket = await putSet(shopper, set, 2)

  expect(setsOf(basket)).toMatchObject([
    {
      id: set.id,
      title: 'Набор для проверки',
      groupIds: set.groupIds,
      count: 2,
      price: 135,
      oldPrice: 150,
      sum: 270,
      selected: true,
      basketErr: ''
    }
  ])
  expect(basket.data[0]?.products).toEqual([])
  expect(basket.total).toMatchObject({ price: 270, count: 2, productsCountInBasket: 2 })
  expect(basket.total.weight).toBeGreaterThan(0)
})

test('a set gets what the lines leave of the stock, and says how much that is', async () => {
  const shopper = createShopper(backend)
  const set = await sellSet(5)
  await shopper.put(set.first, 3)

  const short = await putSet(shopper, set, 4)
  await shopper.put(set.first, 5)
  const gone = await shopper.call(getBasket, {})

  expect(setsOf(short)).toMatchObject([{ count: 2, basketErr: 'Осталось 2 шт.' }])
  expect(gone.data[1]?.constructorSets).toMatchObject([
    { count: 4, sum: 0, basketErr: 'Нет в наличии' }
  ])
  expect(gone.total.price).toBe(500)
  const cleaned = await shopper.call(removeBasketProducts, {
    body: { groupIds: [], notInStock: true }
  })
  expect(setsOf(cleaned)).toEqual([])
})

test('an old copy of a wish about a set changes nothing', async () => {
  const shopper = createShopper(backend)
  const { id, code, groupIds } = await sellSet()
  const send = (intent: string, count: number) =>
    shopper.call(putConstructorSet, { body: { id: intent, code, groupIds, count } })
  await send('03', 3)

  const late = await send('02', 9)
  const removed = await shopper.call(removeConstructorSets, { body: { ids: [id], intent: '04' } })
  const copy = await send('03', 3)
  await send('06', 1)
  const lateRemoval = await shopper.call(removeConstructorSets, {
    body: { ids: [id], intent: '05' }
  })

  expect(setsOf(late)).toMatchObject([{ count: 3 }])
  expect([setsOf(removed), setsOf(copy)]).toEqual([[], []])
  expect(setsOf(lateRemoval)).toMatchObject([{ count: 1 }])
})

test('a set that is not chosen as it is sold is refused', async () => {
  const shopper = createShopper(backend)
  const { code, first, second } = await sellSet()
  const refused = (body: { code: string; groupIds: number[]; count: number }) =>
    shopper.refused(putConstructorSet, { body: { id: '1', ...body } })

  const unknown = await refused({ code: 'net-takogo', groupIds: [first], count: 1 })
  const half = await refused({ code, groupIds: [first], count: 1 })
  const mixed = await refused({ code, groupIds: [second, first], count: 1 })
  const many = await refused({ code, groupIds: [first, second], count: 1.5 })
  await setStock(backend, second, 0)
  const soldOut = await refused({ code, groupIds: [first, second], count: 1 })

  expect([unknown, half, mixed, many, soldOut].map(({ status }) => status)).toEqual([
    404, 422, 422, 400, 409
  ])
  expect(half.errors).toEqual({ groupIds: 'Выберите по одному товару в каждой части набора' })
})

test('a set is ordered with the stock of its parts, comes back with a cancellation, and again', async () => {
  const shopper = createShopper(backend)
  const set = await sellSet()
  await putSet(shopper, set, 2)
  await shopper.put(set.first, 1)
  await shopper.call(selectBasketProducts, { body: { groupIds: [set.first], selected: false } })

  const order = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())

  expect(order).toMatchObject({ goodsPrice: 270, count: 4 })
  expect(order.items.map(({ sum, set: of }) => [sum, of])).toEqual([
    [180, { id: set.id, title: 'Набор для проверки', count: 2 }],
    [90, { id: set.id, title: 'Набор для проверки', count: 2 }]
  ])
  expect(await stockOf(backend, set.first)).toBe(8)
  const left = await shopper.call(getBasket, {})
  expect([setsOf(left), countsOf(left)]).toEqual([[], { [set.first]: 1 }])
  const repeated = await shopper.call(repeatOrder, { body: { orderId: order.id } })
  await shopper.call(repeatOrder, { body: { orderId: order.id } })
  expect(repeated).toEqual({ added: 1, missing: [] })
  expect(setsOf(await shopper.call(getBasket, {}))).toMatchObject([{ id: set.id, count: 2 }])
  await shopper.call(cancelOrder, { body: { orderId: order.id } })
  expect(await stockOf(backend, set.second)).toBe(10)
})

test('the letter and the invoice of an order name its set with what it is made of', async () => {
  const shopper = createShopper(backend)
  await putSet(shopper, await sellSet(), 2)
  const body = await fillCheckout(shopper)

  const { id, items } = await shopper.call(createOrder, { body }, key())
  const paper = await shopper.call(viewOrderPaper, { query: { orderId: id, kind: 'invoice' } })

  const [first, second] = items.map(item => rowName(item))
  const goods = (await letterTo(body.personalData.email)).filter(line => line.includes('шт.'))
  expect(goods).toEqual([
    'Набор для проверки — 2 шт., 270\u00a0₽',
    `  ${first} — 2 шт.`,
    `  ${second} — 2 шт.`
  ])
  const { shows } = readPdf(Buffer.from(paper.content, 'base64'))
  expect(shows('(Набор')).toBe(true)
})

test('twenty buyers of a set with a line beside it never sell more than there is', async () => {
  const set = await sellSet(10)
  const buyers = Array.from({ length: 20 }, () => createShopper(backend))
  const bodies: OrderBody[] = []
  for (const buyer of buyers) {
    await putSet(buyer, set, 1)
    await buyer.put(set.first, 1)
    bodies.push(await fillCheckout(buyer))
  }

  const answers = await Promise.allSettled(
    buyers.map((buyer, index) => {
      const body = bodies[index]
      return body ? buyer.call(createOrder, { body }, key()) : Promise.reject(new Error('No form'))
    })
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await stockOf(backend, set.first)).toBe(0)
  expect(await stockOf(backend, set.second)).toBe(5)
})

test('signing in brings the guest’s sets along, the larger quantity wins', async () => {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  const both = await sellSet()
  const own = await sellSet()
  await putSet(shopper, both, 3)
  shopper.signOut()
  await putSet(shopper, both, 1)
  await putSet(shopper, own, 2)

  await shopper.signIn(email)

  const sets = setsOf(await shopper.call(getBasket, {}))
  expect(Object.fromEntries(sets.map(({ id, count }) => [id, count]))).toEqual({
    [both.id]: 3,
    [own.id]: 2
  })
})

test('sets are selected and cleared with the lines', async () => {
  const shopper = createShopper(backend)
  const set = await sellSet()
  await putSet(shopper, set, 1)

  const without = await shopper.call(selectBasketProducts, {
    body: { groupIds: [], setIds: [set.id], selected: false }
  })
  const cleared = await shopper.call(clearBasket, {})

  expect(without.total).toMatchObject({ price: 0, count: 0, productsCountInBasket: 1 })
  expect(setsOf(cleared)).toEqual([])
})

test('the demo shop has sets to build, every slot with something to choose', async () => {
  const { data } = await createShopper(backend).call(listConstructorSets, {})

  const [first] = data
  expect(first?.title).toBe('Набор первоклассника')
  expect(first?.slots.every(slot => slot.products.length > 0)).toBe(true)
})

test('a certificate is sold without stock, weight, discount or bonuses, and only as what it is', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const { data } = await shopper.call(listVirtualProducts, {})
  const groupId = data[1]?.groups[0]?.id ?? 0
  const plain = await sellGroup(backend, { stock: 9, kopecks: 100_000 })
  const body = (id: number) => ({ groups: [{ id: '1', groupId: id, count: 7 }], change: true })

  const basket = await shopper.call(putVirtualProducts, { body: body(groupId) })
  const refusal = await shopper.refused(putVirtualProducts, { body: body(plain) })

  expect(data.map(({ cardPrices }) => cardPrices[0]?.price)).toEqual([
    ...[500, 1000, 2000, 3000],
    ...[5000, 10_000, 15_000]
  ])
  expect(data[1]?.title).toBe('Подарочный сертификат на 1 000 ₽')
  expect(basket.total).toMatchObject({
    price: 7000,
    weight: 0,
    bonusesForAccrual: 0,
    remainsUntilFreeDelivery: 0
  })
  expect(refusal.errors).toEqual({
    'groups.0.groupId': 'Этот товар нельзя купить как сертификат'
  })
  const body2 = await fillCheckout(shopper)
  expect(body2.deliveryDescription.price).toBe(0)
  const order = await shopper.call(createOrder, { body: body2 }, key())
  expect(order.price).toBe(7000)
  expect(await stockOf(backend, groupId)).toBe(0)
  await shopper.put(plain, 1)
  await shopper.call(putVirtualProducts, {
    body: { groups: [{ id: '9', groupId, count: 1 }], change: true }
  })
  const { total } = await shopper.call(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10' } })
  expect(total).toMatchObject({
    ...{ promoCodeDiscountValue: 100, remainsUntilFreeDelivery: 4100 },
    ...{ factualLimitPrice: 1900, bonusesLimit: 450 }
  })
})
