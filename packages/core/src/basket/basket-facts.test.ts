import { expect, test } from 'vitest'

import {
  getBasket,
  putBasketProducts,
  putConstructorSet,
  selectBasketProducts,
  updateBasket
} from '../contracts/basket.ts'
import { ApiError } from '../platform/api-error.ts'
import { createFakeBasket } from '../testing/fake-basket.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { lineMessage } from './basket.selectors.ts'
import type { BasketCommand } from './basket-commands.ts'
import type { BasketFact } from './basket-facts.ts'
import { type BasketContext, basketState, emptyBasket } from './basket-state.ts'

const SET = 'nabor:1-2'

/** A shop whose basket was read, and what its basket tells from now on. */
function open(basket: BasketContext = { ...emptyBasket(), version: 0 }) {
  const shop = createTestShop({ state: { session: createTestShop().getState().session, basket } })
  const facts: BasketFact[] = []
  shop.basket.actor.on('*', fact => facts.push(fact))
  const send = (...commands: BasketCommand[]) => commands.forEach(shop.basket.send)
  return { shop, facts, send, context: () => shop.basket.get() }
}

const refuse =
  (message: string, fieldErrors = {}) =>
  () => {
    throw new ApiError({ message, status: 422, fieldErrors })
  }

test('the server’s version is told once for every change, with the sums', async () => {
  const { shop, facts, send } = open()

  send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(0)
  send({ type: 'basket.reload' })
  await shop.advance(0)

  expect(facts.map(({ type }) => type)).toEqual(['basket.changed', 'basket.moved'])
  expect(facts[0]).toMatchObject({ version: 1, total: { price: 900, productsCountInBasket: 2 } })
})

test('a message that stands already is not told a second time', async () => {
  const { shop, facts, send } = open()
  shop.server.on(putBasketProducts, refuse('Товар закончился'))
  shop.server.on(putConstructorSet, refuse('Набор закончился'))

  send({ type: 'line.set', key: 7, count: 1 }, { type: 'line.remove', key: 8 })
  send({ type: 'line.set', key: SET, count: 1 })
  await shop.advance(5000)

  expect(facts.filter(({ type }) => type.endsWith('Failed'))).toEqual([
    { type: 'basket.lineFailed', key: 7, message: 'Товар закончился' },
    { type: 'basket.lineFailed', key: SET, message: 'Набор закончился' }
  ])
})

test('a removal that the server refuses cannot be undone: the line never left', async () => {
  const before = basketState(createFakeBasket().put([{ id: 'a', groupId: 7, count: 2 }]))
  const { shop, send, context } = open(before)
  shop.server.on(getBasket, () => ({ ...before, data: before.buckets }))
  shop.server.on(putBasketProducts, refuse('Корзина закрыта'))
  send({ type: 'line.remove', key: 7 })
  expect(context().removed).toHaveLength(1)

  await shop.advance(0)

  expect(context().removed).toEqual([])
  expect(context().failures).toEqual({ 7: 'Корзина закрыта' })
  expect(context().counts).toEqual({ 7: 2 })
})

test('a session that ends takes the wishes of its basket with it', async () => {
  const shop = createTestShop({ scenario: 'member' })
  await shop.advance(0)
  shop.server.on(putBasketProducts, () => new Promise(() => undefined))
  shop.server.on(selectBasketProducts, () => new Promise(() => undefined))
  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  shop.basket.send({ type: 'lines.select', keys: [8], selected: false })
  await shop.advance(0)

  shop.session.send({ type: 'signout.submit' })
  await shop.advance(0)

  expect(shop.getState().basket).toMatchObject({ log: [], operations: [], counts: {}, epoch: 1 })
})

test('a refused promo code leaves the sums as they are: nothing is read again', async () => {
  const { shop, send, context } = open()
  await shop.advance(0)

  send({ type: 'promo.apply', code: 'НЕТТАКОГО' })
  await shop.advance(0)

  expect(shop.server.calls.map(({ name }) => name)).toEqual(['PATCH /basket/v1'])
  expect([context().promoError, context().failure]).toEqual(['Промокод не найден', ''])
})

test('the word about a field is told rather than the one about the whole request', async () => {
  const { shop, send, context } = open()
  const few = { count: 'Не больше 3 штук в одни руки' }
  shop.server.on(putBasketProducts, refuse('Проверьте введённые данные', few))
  shop.server.on(putConstructorSet, refuse('Проверьте введённые данные', few))
  const promo = { promoCode: 'Введите промокод без пробелов' }
  shop.server.on(updateBasket, refuse('Проверьте введённые данные', promo))

  send({ type: 'line.set', key: 7, count: 9 }, { type: 'line.set', key: SET, count: 9 })
  send({ type: 'promo.apply', code: 'ЛИНЕЙКА 10' })
  await shop.advance(0)

  expect(lineMessage(context(), 7)).toBe('Не больше 3 штук в одни руки')
  expect(lineMessage(context(), SET)).toBe('Не больше 3 штук в одни руки')
  expect(context().promoError).toBe('Введите промокод без пробелов')
})

test('a set that is taken after all loses its message', async () => {
  const { shop, send, context } = open()
  shop.server.fail(putConstructorSet, refuse('Набор закончился'))
  send({ type: 'line.set', key: SET, count: 1 })
  await shop.advance(0)
  expect(lineMessage(context(), SET)).toBe('Набор закончился')

  shop.server.heal()
  send({ type: 'line.set', key: SET, count: 1 })
  await shop.advance(1000)

  expect(lineMessage(context(), SET)).toBe('')
  expect(context().counts).toEqual({ [SET]: 1 })
})
