import { expect, test } from 'vitest'

import { cancelOrder, repeatOrder } from '../contracts/orders.ts'
import { changePaymentMethod, createPaymentUrl } from '../contracts/payments.ts'
import { fixtures } from '../testing/entity-fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { postOrderAct } from './posted-order.ts'

const ORIGIN = 'https://penal.example'
const acts = { cancelOrder, changePaymentMethod, createPaymentUrl, repeatOrder }

/** Posts the form of an act; tells where it leads and what the shop was asked. */
async function post(
  fields: Record<string, string>,
  answer: unknown,
  paymentHosts: readonly string[] = []
) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const asked: unknown[] = []
  for (const [name, act] of Object.entries(acts)) {
    server.on(act, ({ body }) => {
      asked.push([name, body])
      return answer
    })
  }
  const form = new URLSearchParams({ orderId: 'o-1', ...fields })
  const href = await postOrderAct(api, form, { origin: ORIGIN, paymentHosts })
  return { href, asked }
}

test('an order is cancelled, or paid in another way, on the page it stands on', async () => {
  const order = fixtures.order()

  expect(await post({ act: 'cancel' }, order)).toEqual({
    href: undefined,
    asked: [['cancelOrder', { orderId: 'o-1' }]]
  })
  expect(await post({ act: 'pay-otherwise', method: '3' }, order)).toEqual({
    href: undefined,
    asked: [['changePaymentMethod', { orderId: 'o-1', method: '3' }]]
  })
})

test('an order that is repeated leads to the basket, or to what is missing of it', async () => {
  const repeat = async (missing: readonly string[]) =>
    (await post({ act: 'repeat' }, { added: 2, missing })).href

  expect(await repeat([])).toBe('/cart')
  expect(await repeat(['Пенал'])).toBe('/user/profile/order/detail/o-1?repeated=2')
})

test('a bill is paid on a page of the shop’s own or of a bank it names, and on no other host', async () => {
  const bill = { act: 'pay', billId: 'b-1' }
  const own = `${ORIGIN}/api/payments/v1/page`

  expect(await post(bill, { url: own })).toEqual({
    href: own,
    asked: [['createPaymentUrl', { billId: 'b-1' }]]
  })
  const bank = { url: 'https://bank.example/pay?id=1' }
  expect((await post(bill, bank, ['bank.example'])).href).toBe(bank.url)
  await expect(post(bill, { url: 'https://evil.example/pay' })).rejects.toThrow(
    'Не удалось открыть страницу оплаты'
  )
})
