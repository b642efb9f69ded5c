import { writeOff } from '@vitrina/core/account'
import {
  cancelOrder,
  createOrder,
  getBasket,
  getBasketTotal,
  getBonusBalance,
  getBonusClient,
  listBonusAccounts,
  listProductsBonuses,
  listVirtualProducts,
  putVirtualProducts,
  updateBasket,
  viewOrder
} from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type Shopper,
  sellGroup,
  signUpProven
} from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** A new member with so many bonuses (kopecks) and goods for 1 000 ₽ in the basket. */
async function memberWith(kopecks: number) {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  const { id } = await backend.db
    .updateTable('app_user')
    .set({ bonus_kopecks: kopecks })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await backend.db
    .insertInto('bonus_entry')
    .values({
      user_id: id,
      kind: 'opening',
      amount_kopecks: kopecks,
      order_id: null,
      title: 'Приветственные бонусы',
      at: backend.clock.now()
    })
    .execute()
  const group = await sellGroup(backend, { stock: 99, kopecks: 100_000 })
  await shopper.put(group, 1)
  return { shopper, uid: id, group }
}

const post = async (shopper: Shopper) =>
  shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())

const moveTo = (order: string, status: string) =>
  changeOrderStatus(backend.db, { order, status, now: backend.clock.now() })

async function expectBalanceEqualsLedger(uid: string) {
  const { bonus_kopecks: balance } = await backend.db
    .selectFrom('app_user')
    .select('bonus_kopecks')
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()
  const entries = await backend.db
    .selectFrom('bonus_entry')
    .select('amount_kopecks')
    .where('user_id', '=', uid)
    .execute()
  expect(balance).toBe(entries.reduce((sum, entry) => sum + entry.amount_kopecks, 0))
  expect(balance).toBeGreaterThanOrEqual(0)
  return balance
}

test('what an order is paid with is held, and spent once it is done; the order brings its own', async () => {
  const { shopper, uid } = await memberWith(40_000)
  await shopper.call(updateBasket, { body: { bonuses: 400 } })
  const total = await shopper.call(getBasketTotal, {})
  expect(total).toMatchObject({ price: 600, bonusesForWriteOff: 400, bonusesForAccrual: 30 })

  const order = await post(shopper)
  expect(order.bonusesForAccrual).toBe(30)
  expect(await shopper.call(getBonusClient, {})).toMatchObject({
    value: 0,
    held: 400,
    expected: 30,
    accrualPercent: 5,
    writeOffPercent: 50
  })
  for (const status of ['assembling', 'shipping', 'ready', 'done', 'done']) {
    await moveTo(order.id, status)
  }

  const { value, bonusLog, meta } = await shopper.call(getBonusBalance, { query: {} })
  expect(value).toBe(30)
  expect(bonusLog.map(({ kind, value: change }) => [kind, change])).toEqual([
    ['accrued', 30],
    ['spent', 0],
    ['held', -400],
    ['opening', 400]
  ])
  expect(bonusLog[2]).toMatchObject({
    title: `Списание в счёт заказа ${order.number}`,
    orderId: order.id,
    orderNumber: order.number
  })
  expect(meta).toEqual({ page: 1, limit: 10, total: 4, pages: 1 })
  expect(await expectBalanceEqualsLedger(uid)).toBe(3000)
})

test('a cancelled order gives its bonuses back once and brings none', async () => {
  const { shopper, uid } = await memberWith(40_000)
  await shopper.call(updateBasket, { body: { bonuses: 150 } })
  const { id } = await post(shopper)
  expect(await expectBalanceEqualsLedger(uid)).toBe(25_000)

  await Promise.all(
    Array.from({ length: 5 }, () => shopper.call(cancelOrder, { body: { orderId: id } }))
  )

  expect(await expectBalanceEqualsLedger(uid)).toBe(40_000)
  const { bonusLog } = await shopper.call(getBonusBalance, { query: {} })
  expect(bonusLog.map(({ kind }) => kind)).toEqual(['released', 'held', 'opening'])
})

test('no more than half of the goods is paid with bonuses', async () => {
  const { shopper } = await memberWith(900_000)

  const { total } = await shopper.call(updateBasket, { body: { bonuses: 9000 } })

  expect(total).toMatchObject({ price: 500, bonusesForWriteOff: 500, bonusesLimit: 500 })
})

test('the screen offers what is taken, with a certificate in the basket, too', async () => {
  const { shopper } = await memberWith(900_000)
  const { data } = await shopper.call(listVirtualProducts, {})
  const groupId = data[0]?.groups[0]?.id ?? 0
  const body = { groups: [{ id: '1', groupId, count: 1 }], change: true }
  await shopper.call(putVirtualProducts, { body })
  const client = await shopper.call(getBonusClient, {})

  const { limit } = writeOff(await shopper.call(getBasketTotal, {}), client)
  const { total } = await shopper.call(updateBasket, { body: { bonuses: limit } })

  expect(total.bonusesForWriteOff).toBe(limit)
})

test('twenty orders and cancellations at once leave a balance that equals its ledger', async () => {
  const { shopper, uid, group } = await memberWith(40_000)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), async cancels => {
      await shopper.put(group, 1)
      await shopper.call(updateBasket, { body: { bonuses: 400 } })
      const body = await fillCheckout(shopper)
      const orders = await Promise.allSettled(
        cancels.map(() => shopper.call(createOrder, { body }, key()))
      )
      const placed = orders.flatMap(answer =>
        answer.status === 'fulfilled' ? [answer.value.id] : []
      )
      expect(placed).toHaveLength(1)
      await Promise.all(
        placed.map((orderId, index) =>
          cancels[index]
            ? shopper.call(cancelOrder, { body: { orderId } })
            : moveTo(orderId, 'done')
        )
      )
      await expectBalanceEqualsLedger(uid)
    }),
    { numRuns: runsOf('bonuses spent at once') }
  )
})

test('the log is read page by page', async () => {
  const anna = createShopper(backend)
  await anna.signIn('anna@example.ru', 'penal-anna')
  const whole = await anna.call(getBonusBalance, { query: { limit: 100 } })
  const last = await anna.call(getBonusBalance, { query: { page: 2, limit: 1 } })

  expect(last.bonusLog).toEqual([whole.bonusLog[1]])
  expect(last.meta).toEqual({
    page: 2,
    limit: 1,
    total: whole.meta.total,
    pages: whole.meta.total
  })
  expect(whole.value).toBe(whole.bonusLog.reduce((sum, { value }) => sum + value, 0))
  expect(whole.bonusLog.at(-1)?.title).toBe('Приветственные бонусы')
})

test('bonuses are kept by the kind of member: a dealer has those of a dealer', async () => {
  const dealer = createShopper(backend)
  await dealer.signIn('dealer@example.ru', 'penal-dealer')

  const own = await dealer.call(getBonusBalance, { query: { userType: 'dealer' } })
  const others = await dealer.call(getBonusBalance, { query: { userType: 'user' } })
  const { data } = await dealer.call(listBonusAccounts, {})

  expect(own.value).toBeGreaterThanOrEqual(1500)
  expect(others).toMatchObject({ userType: 'user', value: 0, bonusLog: [] })
  expect(data).toEqual([{ accountType: 'dealer', title: 'Бонусы дилера', value: own.value }])
  await dealer.put(await sellGroup(backend, { stock: 9, kopecks: 100_000 }), 1)
  expect((await dealer.call(getBasket, {})).total).toMatchObject({
    availableBonuses: [{ accountType: 'dealer', value: own.value }],
    bonusesForAccrual: 20
  })
})

test('a product tells what it brings, to a guest as to a member', async () => {
  const guest = createShopper(backend)
  const { product_id } = await backend.db
    .selectFrom('listing')
    .select('product_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await backend.db
    .updateTable('listing')
    .set({ prices: [249_000, 249_000, 249_000, 249_000] })
    .where('product_id', '=', product_id)
    .execute()

  const { data } = await guest.call(listProductsBonuses, { query: { ids: [product_id, 2 ** 40] } })

  expect(data).toEqual([{ productId: product_id, value: 124 }])
})

test('a guest has no account, and nobody else’s order brings him anything', async () => {
  const guest = createShopper(backend)
  const refusals = [
    await guest.refused(getBonusBalance, { query: {} }),
    await guest.refused(getBonusClient, {}),
    await guest.refused(listBonusAccounts, {})
  ]
  await guest.put(await sellGroup(backend, { stock: 9, kopecks: 100_000 }), 1)
  const order = await post(guest)
  await moveTo(order.id, 'done')

  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(order.bonusesForAccrual).toBe(0)
})

test('one member never sees the log of another', async () => {
  const { shopper } = await memberWith(40_000)
  await shopper.call(updateBasket, { body: { bonuses: 100 } })
  const { id } = await post(shopper)
  const other = createShopper(backend)
  await other.signUp()

  const { value, bonusLog } = await other.call(getBonusBalance, { query: { limit: 100 } })

  expect([value, bonusLog]).toEqual([0, []])
  expect((await other.refused(viewOrder, { query: { orderId: id } })).status).toBe(404)
})

test('a shop that switched bonuses off shows none and takes none', async () => {
  const { shopper } = await memberWith(40_000)
  await backend.db
    .insertInto('setting')
    .values({ key: 'shop.needToUseBonuses', value: 'false' })
    .execute()

  const { value } = await shopper.call(getBonusBalance, { query: {} })
  const refusal = await shopper.refused(updateBasket, { body: { bonuses: 10 } })

  expect(value).toBe(0)
  expect((await shopper.call(getBonusClient, {})).active).toBe(false)
  expect((await shopper.call(listBonusAccounts, {})).data).toEqual([])
  expect(refusal.errors).toEqual({ bonuses: 'Списание бонусов сейчас недоступно' })
  await backend.db.deleteFrom('setting').where('key', '=', 'shop.needToUseBonuses').execute()
})
