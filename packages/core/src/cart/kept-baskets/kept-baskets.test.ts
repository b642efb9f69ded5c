import { expect, test } from 'vitest'

import { keepBasket } from '../../contracts/kept-baskets.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { keptBasketsPage } from './kept-baskets.view.ts'

const NOW = Date.parse('2026-11-23T09:00:00.000Z')

async function openMember() {
  const shop = createTestShop({ scenario: 'member' })
  await shop.advance(0)
  shop.server.on(keepBasket, () => ({ data: [] }))
  return shop
}

const bodiesOf = ({ server }: Awaited<ReturnType<typeof openMember>>) =>
  server.calls.filter(({ name }) => name === 'POST /basket/v1/kept').map(({ body }) => Object(body))

test('a basket is put aside once its last change has arrived', async () => {
  const shop = await openMember()
  shop.basket.send({ type: 'line.type', key: 7, count: 2 })

  const kept = (await shop.service('keptBaskets')).keep('5 «А»')
  await shop.advance(2000)
  await kept

  const names = shop.server.calls.map(({ name }) => name)
  expect(names.indexOf('POST /basket/v1/products')).toBeGreaterThan(0)
  expect(names.indexOf('POST /basket/v1/kept')).toBeGreaterThan(
    names.indexOf('POST /basket/v1/products')
  )
})

test('a wish whose answer was lost is the same wish when it comes again', async () => {
  const shop = await openMember()
  shop.server.fail(keepBasket, () => Response.json({ message: 'Нет' }, { status: 409 }))
  await expect((await shop.service('keptBaskets')).keep('5 «А»')).rejects.toThrow('Нет')
  shop.server.heal()

  await (await shop.service('keptBaskets')).keep('5 «А»')
  await (await shop.service('keptBaskets')).keep('5 «Б»')

  const [lost, again, next] = bodiesOf(shop)
  expect(again.id).toBe(lost.id)
  expect(next.id).not.toBe(lost.id)
})

test('a kept basket says when it was put aside and how much is in it', () => {
  const kept = fixtures.keptBasket({ count: 4, keptAt: '2026-11-21T10:00:00.000Z' })

  expect(keptBasketsPage([kept], NOW).cards[0]?.when).toBe('21 ноября, 13:00, 4 товара')
})

test('a thing that lies in a kept basket by itself and in a set is two things of it', () => {
  const satchel = { groupId: 7, title: 'Ранец', image: null }
  const kept = fixtures.keptBasket({ items: [satchel, satchel] })

  expect(keptBasketsPage([kept], NOW).cards[0]?.items).toEqual([
    { id: '0', title: 'Ранец', image: null },
    { id: '1', title: 'Ранец', image: null }
  ])
})

test('the next basket has a name to begin with, and an empty list says what it is for', () => {
  const page = keptBasketsPage([], NOW)

  expect(page.suggestedName).toBe('Корзина от 23 ноября')
  expect(page.empty?.title).toBe('Отложенных корзин нет')
})
