import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createOrder,
  createPaymentUrl,
  getBasketTotal,
  listPaymentMethods,
  listVirtualProducts,
  putVirtualProducts,
  updateBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, key, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** Two certificates of the cheapest sum, paid by card. */
async function buyTwo(email: string) {
  const shopper = createShopper(backend)
  const { data } = await shopper.call(listVirtualProducts, {})
  const groupId = data[0]?.groups[0]?.id ?? 0
  await shopper.call(putVirtualProducts, {
    body: { groups: [{ id: '000000000001tail', groupId, count: 2 }], change: true }
  })
  const { data: payments } = await shopper.call(listPaymentMethods, {})
  const { price } = await shopper.call(getBasketTotal, {})
  const body = {
    accept: true,
    scenario: 'person' as const,
    personalData: { fio: 'Соколова Анна Игоревна', email, phone: '+7 (912) 345-67-89' },
    personalCommentary: '',
    personalPayment: payments.find(({ code }) => code === 'card')?.id ?? '',
    personalDelivery: {
      ...{ method: '', option: '', type: 'courier' as const },
      ...{ deliveryPointCode: '', calculationId: '' }
    },
    deliveryDescription: { price: 0 },
    personalShipping: { shippingId: '', shipping: null },
    expectedPrice: price
  }
  const order = await shopper.call(createOrder, { body }, key())
  const billId = order.payment.billId ?? ''
  const { url } = await shopper.call(createPaymentUrl, { body: { billId } })
  return new URL(url).pathname.replace('/api', '')
}

const press = (path: string, decision: 'pay' | 'decline') =>
  backend.app.request(path, { method: 'POST', body: new URLSearchParams({ decision }) })

async function lettersTo(email: string): Promise<readonly string[]> {
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const names = await readdir(folder)
  const letters = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return letters
    .filter(text => text.includes(`To: ${email}`))
    .map(text => Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'))
}

const numbersIn = (letters: readonly string[]) =>
  [...letters.join('\n').matchAll(/Сертификат № (\S+) — 500\s₽/g)].map(([, number]) => number ?? '')

test('a paid certificate comes by letter with a number of its own, and once', async () => {
  const path = await buyTwo('podarok@example.ru')
  expect(numbersIn(await lettersTo('podarok@example.ru'))).toEqual([])

  await Promise.all([press(path, 'pay'), press(path, 'pay')])

  const numbers = numbersIn(await lettersTo('podarok@example.ru'))
  expect(numbers).toHaveLength(2)
  expect(new Set(numbers).size).toBe(2)
})

test('its number takes its sum off one order', async () => {
  await press(await buyTwo('tratim@example.ru'), 'pay')
  const [number = ''] = numbersIn(await lettersTo('tratim@example.ru'))
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 5, kopecks: 120_000 }), 1)

  const { total } = await shopper.call(updateBasket, { body: { promoCode: number.toLowerCase() } })

  expect(total).toMatchObject({ promoCodeDiscountValue: 500, price: 700 })
})

test('a payment that was declined gives no certificate', async () => {
  await press(await buyTwo('otkaz@example.ru'), 'decline')

  expect(numbersIn(await lettersTo('otkaz@example.ru'))).toEqual([])
})

test('a certificate that is paid while no letter can be sent comes later', async () => {
  const path = await buyTwo('pozzhe@example.ru')
  const { dataDir } = backend.deps.settings
  await rename(join(dataDir, 'mail'), join(dataDir, 'mail-away'))
  await writeFile(join(dataDir, 'mail'), 'no folder')

  const { status } = await press(path, 'pay')
  await rm(join(dataDir, 'mail'))
  await rename(join(dataDir, 'mail-away'), join(dataDir, 'mail'))
  backend.clock.advance(60_000)
  await backend.sendLetters()

  expect(status).toBe(303)
  expect(numbersIn(await lettersTo('pozzhe@example.ru'))).toHaveLength(2)
})
