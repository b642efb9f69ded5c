import {
  cancelBlank,
  countBlanks,
  createBlank,
  createOneClickOrder,
  getBasket,
  listBlanks,
  listOrders,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { changeBlankStatus } from '../src/modules/blanks/change-blank.ts'
import { turnBlankIntoOrder } from '../src/modules/blanks/turn-into-order.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, sellGroup, stockOf } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

const request = (groupId: number, count = 1) => ({
  groupId,
  count,
  name: 'Мария',
  phone: '8 (912) 345-67-89',
  accept: true
})

const turn = (blankId: string) =>
  turnBlankIntoOrder(backend.db, { blankId, now: backend.deps.now() })

test('a guest orders in one click, and a second click is the same wish', async () => {
  const guest = createShopper(backend)
  const group = await sellGroup(backend, { stock: 5, kopecks: 249_000 })

  const [first, second] = await Promise.all([
    guest.call(createOneClickOrder, { body: request(group, 2) }),
    guest.call(createOneClickOrder, { body: request(group, 2) })
  ])

  expect(second.id).toBe(first.id)
  expect(first).toMatchObject({
    name: 'Мария',
    phone: '+79123456789',
    status: { code: 'new', title: 'Ждёт звонка', tone: 'waiting' },
    price: 4980,
    count: 2,
    canCancel: true,
    orderId: null
  })
  expect(first.number).toMatch(/^З-\d{6}$/)
  expect(first.items[0]?.url).toMatch(/^\/catalog\/.+\/detail\/.+/)
  expect(await stockOf(backend, group)).toBe(5)
})

test('the form of one click says what is wrong, field by field', async () => {
  const guest = createShopper(backend)
  const group = await sellGroup(backend, { stock: 3 })

  const empty = await guest.refused(createOneClickOrder, {
    body: { groupId: group, count: 1, name: ' ', phone: '', accept: false }
  })
  const tooMany = await guest.refused(createOneClickOrder, { body: request(group, 4) })
  const nothing = await guest.refused(createOneClickOrder, { body: request(-5) })
  const gone = await guest.refused(createOneClickOrder, {
    body: request(await sellGroup(backend, { stock: 0 }))
  })

  expect(empty.status).toBe(422)
  expect(empty.errors).toEqual({
    name: 'Поле не заполнено',
    phone: 'Отсутствует номер телефона',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  expect([tooMany.status, tooMany.errors]).toEqual([409, { count: 'Осталось только 3 шт.' }])
  expect([nothing.status, nothing.message]).toEqual([404, 'Товар не найден'])
  expect([gone.status, gone.message]).toEqual([409, 'Этого товара нет в наличии'])
})

test('a member leaves his chosen lines to the shop, and they leave his basket', async () => {
  const member = createShopper(backend)
  await member.signUp()
  const chosen = await sellGroup(backend, { stock: 5, kopecks: 10_000 })
  const other = await sellGroup(backend, { stock: 5 })
  await member.put(chosen, 3)
  await member.put(other, 1)
  await backend.db
    .updateTable('basket_item')
    .set({ selected: false })
    .where('group_id', '=', other)
    .execute()

  const blank = await member.call(createBlank, { body: { commentary: ' Позвоните вечером ' } })

  expect(blank).toMatchObject({
    name: 'Соколова Анна Игоревна',
    commentary: 'Позвоните вечером',
    price: 300
  })
  expect(blank.items.map(item => item.groupId)).toEqual([chosen])
  expect(countsOf(await member.call(getBasket, {}))).toEqual({ [other]: 1 })
  const refusal = await member.refused(createBlank, { body: { commentary: '' } })
  expect([refusal.status, refusal.message]).toEqual([409, 'В корзине нет выбранных товаров'])
})

test('blanks are listed by status with their counts', async () => {
  const member = createShopper(backend)
  await member.signUp()
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    const group = await sellGroup(backend, { stock: 5 })
    ids.push((await member.call(createOneClickOrder, { body: request(group) })).id)
    backend.clock.advance(1000)
  }
  await member.call(cancelBlank, { body: { blankId: ids[0] ?? '' } })
  await changeBlankStatus(backend.db, ids[1] ?? '', 'processing')

  const all = await member.call(listBlanks, { query: { limit: 2 } })
  const fresh = await member.call(listBlanks, { query: { status: 'new' } })
  const wrong = await member.call(listBlanks, { query: { status: 'выдуманный' } })
  const counts = await member.call(countBlanks, {})

  expect(all.meta).toEqual({ page: 1, limit: 2, total: 3, pages: 2 })
  expect(all.data.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  expect(all.statuses.map(({ title }) => title)).toEqual([
    'Ждёт звонка',
    'В работе',
    'Оформлена',
    'Отменена'
  ])
  expect(all.cancelStatuses).toEqual(['new', 'processing'])
  expect(fresh.data.map(({ id }) => id)).toEqual([ids[2]])
  expect(wrong.data).toEqual([])
  expect(counts.all).toBe(3)
  expect(counts.statuses.map(({ code, count }) => [code, count])).toEqual([
    ['new', 1],
    ['processing', 1],
    ['ordered', 0],
    ['cancelled', 1]
  ])
})

test('after the call a blank becomes an order at the price that was seen', async () => {
  const member = createShopper(backend)
  await member.signUp()
  const group = await sellGroup(backend, { stock: 4, kopecks: 50_000 })
  const blank = await member.call(createOneClickOrder, { body: request(group, 3) })
  await backend.db
    .updateTable('offer')
    .set({ prices: '[]' })
    .where('group_id', '=', group)
    .execute()

  const orderId = await turn(blank.id)

  const order = await member.call(viewOrder, { query: { orderId } })
  expect(order).toMatchObject({
    price: 1500,
    recipient: { fio: 'Мария', phone: '+79123456789' },
    payment: { billId: null },
    status: { code: 'new' }
  })
  expect(await stockOf(backend, group)).toBe(1)
  const { data } = await member.call(listBlanks, {})
  expect(data[0]).toMatchObject({ status: { code: 'ordered' }, orderId, canCancel: false })
  await expect(turn(blank.id)).rejects.toThrow('Заявка уже закрыта')
  const refusal = await member.refused(cancelBlank, { body: { blankId: blank.id } })
  expect([refusal.status, refusal.message]).toEqual([409, 'Эту заявку уже нельзя отменить'])
})

test('a blank whose goods are gone stays a blank', async () => {
  const member = createShopper(backend)
  await member.signUp()
  const group = await sellGroup(backend, { stock: 2 })
  const blank = await member.call(createOneClickOrder, { body: request(group, 2) })
  await backend.db.updateTable('offer').set({ stock: 1 }).where('group_id', '=', group).execute()

  await expect(turn(blank.id)).rejects.toThrow('Этого товара нет в наличии')

  expect(await stockOf(backend, group)).toBe(1)
  expect((await member.call(listBlanks, {})).data[0]?.status.code).toBe('new')
  expect((await member.call(listOrders, {})).data).toEqual([])
})
