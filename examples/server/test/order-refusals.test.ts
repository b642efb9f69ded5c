import { randomUUID } from 'node:crypto'
import { createOrder, getBasket, updateBasket } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  countsOf,
  createShopper,
  fillCheckout,
  key,
  sellGroup,
  setStock,
  stockOf
} from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function withGoods({ stock = 10, kopecks = 45_050, count = 2 } = {}) {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock, kopecks })
  await shopper.put(group, count)
  return { shopper, group }
}

test('a code that one buyer may use once is refused to his e-mail the second time', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 99, kopecks: 300_000 })
  const personalData = {
    fio: 'Соколова Анна Игоревна',
    email: `once-${randomUUID()}@example.ru`,
    phone: '89123456789'
  }
  const order = async (email: string) => {
    await shopper.put(group, 1)
    await shopper.call(updateBasket, { body: { promoCode: 'ПЕРВЫЙ500' } })
    return fillCheckout(shopper, { personalData: { ...personalData, email } })
  }

  const first = await shopper.call(createOrder, { body: await order(personalData.email) }, key())
  const body = await order(personalData.email.toUpperCase())
  const refusal = await shopper.refused(createOrder, { body }, key())

  expect(first).toMatchObject({ price: 2500, discount: 500, promoCode: 'ПЕРВЫЙ500' })
  expect([refusal.status, refusal.errors.promoCode]).toEqual([
    409,
    'Вы уже использовали этот промокод'
  ])
})

test('a price that moved is refused with the new total, and confirmed by the next post', async () => {
  const { shopper, group } = await withGoods({ kopecks: 10_000, count: 2 })
  const body = await fillCheckout(shopper)
  const headers = key()
  await backend.db
    .updateTable('offer')
    .set({ prices: JSON.stringify([{ priceRole: 'guest_opt', limit: 1, kopecks: 12_050 }]) })
    .where('group_id', '=', group)
    .execute()

  const refusal = await shopper.refused(createOrder, { body }, headers)
  const order = await shopper.call(createOrder, { body: { ...body, expectedPrice: 241 } }, headers)

  expect([refusal.status, refusal.body.total]).toEqual([409, 241])
  expect(refusal.message).toBe(
    'Сумма заказа изменилась: теперь 241\u00a0₽. Проверьте и подтвердите'
  )
  expect(order.price).toBe(241)
})

test('prices in the form are not believed', async () => {
  const { shopper } = await withGoods({ kopecks: 100_000, count: 1 })
  const body = await fillCheckout(shopper, { deliveryDescription: { price: -999 } })

  const cheap = await shopper.refused(createOrder, { body: { ...body, expectedPrice: 1 } }, key())
  const order = await shopper.call(createOrder, { body }, key())

  expect([cheap.status, cheap.body.total]).toEqual([409, 1000])
  expect(order.price).toBe(1000)
})

test('a calculation of another basket, of another visitor or of yesterday is refused', async () => {
  const { shopper, group } = await withGoods()
  const body = await fillCheckout(shopper)
  const foreign = await fillCheckout((await withGoods()).shopper)
  const { personalDelivery } = body
  const stolen = { ...personalDelivery, calculationId: foreign.personalDelivery.calculationId }

  const notMine = await shopper.refused(
    createOrder,
    { body: { ...body, personalDelivery: stolen } },
    key()
  )
  await shopper.put(group, 3)
  const changed = await shopper.refused(
    createOrder,
    { body: { ...body, expectedPrice: 1351.5 } },
    key()
  )
  await shopper.put(group, 2)
  backend.clock.advance(30 * 60_000)
  const expired = await shopper.refused(createOrder, { body }, key())

  expect([notMine.status, changed.status, expired.status]).toEqual([422, 409, 409])
  expect(changed.message).toBe('Состав корзины изменился. Рассчитайте доставку ещё раз')
  expect(expired.message).toBe('Расчёт доставки устарел. Рассчитайте доставку ещё раз')
})

test('an order that cannot be made leaves everything as it was', async () => {
  const { shopper, group } = await withGoods({ stock: 5 })
  const body = await fillCheckout(shopper)
  const headers = key()

  const refusal = await shopper.refused(
    createOrder,
    { body: { ...body, personalPayment: 'нет такого' } },
    headers
  )

  expect(refusal.errors).toEqual({ personalPayment: 'Выберите способ оплаты' })
  expect(await stockOf(backend, group)).toBe(5)
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({ [group]: 2 })
  await shopper.call(createOrder, { body }, headers)
})

test('a form is checked by the way of delivery, every field by its path', async () => {
  const { shopper } = await withGoods()
  const body = await fillCheckout(shopper)

  const refusal = await shopper.refused(
    createOrder,
    {
      body: {
        ...body,
        accept: false,
        scenario: 'organization',
        personalData: { fio: '', email: '', phone: '' },
        personalPayment: '',
        personalDelivery: { ...body.personalDelivery, deliveryPointCode: '' }
      }
    },
    key()
  )

  expect(refusal.status).toBe(422)
  expect(refusal.errors).toEqual({
    accept: 'Необходимо подтвердить обработку персональных данных',
    'personalData.fio': 'Отсутствует ФИО',
    'personalData.email': 'Введите e-mail',
    'personalData.phone': 'Отсутствует номер телефона',
    'organization.inn': 'Укажите ИНН',
    'organization.title': 'Укажите организацию',
    personalPayment: 'Выберите способ оплаты',
    'personalDelivery.deliveryPointCode': 'Выберите магазин'
  })
})

test('a bill for organisations is refused to a person', async () => {
  const { shopper } = await withGoods()
  const invoice = await backend.db
    .selectFrom('payment_method')
    .select('id')
    .where('code', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const body = await fillCheckout(shopper, { personalPayment: invoice.id })

  const refusal = await shopper.refused(createOrder, { body }, key())

  expect(refusal.errors).toEqual({ personalPayment: 'Только для организаций' })
})

test('an empty basket is no order', async () => {
  const { shopper, group } = await withGoods({ stock: 3 })
  const body = await fillCheckout(shopper)
  await setStock(backend, group, 0)

  const refusal = await shopper.refused(createOrder, { body }, key())

  expect([refusal.status, refusal.message]).toEqual([409, 'В корзине нет выбранных товаров'])
  expect(refusal.body).toMatchObject({ reason: 'emptyBasket' })
})
