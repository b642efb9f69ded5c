import { cancelOrder, createOrder, createRefund, updateBasket } from '@vitrina/core/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { migrate } from '../src/db/migrate.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  addCertificates,
  basketWith,
  buyCertificates,
  move,
  orderCertificates,
  placeOrder,
  see
} from './certificate-shopper.ts'
import { createShopper, fillCheckout, key } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** The store as it was before certificates had a balance: a number was a code of one use. */
async function becomeOld(): Promise<void> {
  await sql`
    update promo set max_uses = 1 where code in (select code from certificate);
    drop table certificate;
    alter table promo_use drop column amount_kopecks, drop column returned_kopecks;
    drop index promo_use_order;
    update product set pictures = '[]' where id in (
      select product_id from product_group join offer on offer.group_id = product_group.id
      where offer.is_virtual);
    delete from kysely_migration where name = '0310_certificates';
  `.execute(backend.db)
}

const takenOff = async (number: string) => {
  const { shopper } = await basketWith(backend, { rubles: 5000 })
  const body = { promoCode: number }
  const { total } = await shopper
    .call(updateBasket, { body })
    .catch(() => ({ total: { promoCodeDiscountValue: 0 } }))
  return total.promoCodeDiscountValue
}

test('an existing shop gets balances, dead numbers of cancelled orders, and those never issued', async () => {
  backend.clock.advance(1000)
  const used = await buyCertificates(backend)
  backend.clock.advance(1000)
  const cancelled = await buyCertificates(backend)
  const { shopper } = await basketWith(backend, { rubles: 890 })
  await shopper.call(updateBasket, { body: { promoCode: used.number } })
  await placeOrder(shopper)
  await cancelled.shopper.call(cancelOrder, { body: { orderId: cancelled.order.id } })
  const member = createShopper(backend)
  await member.signUp()
  backend.clock.advance(1000)
  const refunded = await buyCertificates(backend, { shopper: member })
  await move(backend, refunded, 'done')
  const items = [{ groupId: refunded.order.items[0]?.groupId ?? 0, count: 1 }]
  const refund = { orderId: refunded.order.id, items, reason: 'changed_mind' as const, comment: '' }
  await member.call(createRefund, { body: refund })
  backend.clock.advance(1000)
  const { shopper: forgotten } = await basketWith(backend, { rubles: 100 })
  await addCertificates(forgotten)
  const body = await fillCheckout(forgotten)
  const order = await forgotten.call(createOrder, { body }, key())
  await move(backend, { order }, 'done')
  const unpaid = await orderCertificates(backend)
  // As if nobody had issued it.
  await sql`
    with gone as (delete from certificate where order_id = ${order.id} returning code)
    delete from promo where code in (select code from gone)`.execute(backend.db)
  await becomeOld()

  await migrate(backend.db)

  expect(await takenOff(used.number)).toBe(110)
  expect([await takenOff(cancelled.number), await takenOff(refunded.number)]).toEqual([0, 0])
  expect((await see(used)).certificates).toMatchObject([{ number: used.number, left: 110 }])
  const late = (await see({ shopper: forgotten, order })).certificates ?? []
  expect(late).toMatchObject([{ amount: 1000, left: 1000, isEnded: false }])
  expect(await takenOff(late[0]?.number ?? '')).toBe(1000)
  expect((await see(unpaid)).certificates).toEqual([])
  expect((await orderCertificates(backend)).order.items[0]?.image).toMatchObject({
    cover: expect.any(String)
  })
})
