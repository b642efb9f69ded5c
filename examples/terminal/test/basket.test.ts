import { constructorSetId } from '@vitrina/core/basket'
import { getBasket } from '@vitrina/core/contracts'
import {
  createTestShop,
  demoConfiguration,
  demoGroup,
  demoProduct,
  demoTotal,
  type TestShop
} from '@vitrina/core/testing'
import { expect, test } from 'vitest'

import { removeLine, showBasket } from '../src/basket.ts'
import type { Visit } from '../src/visit.ts'

const offer = (id: number, remnants: number, price: number) => ({
  ...{ id, barcode: String(id), remnants },
  prices: [{ price, limit: 1, priceRole: 'guest_opt' }]
})

/** A visit, and what a command says in it by the time everything is settled. */
async function openVisit(shop: TestShop) {
  const lines: string[] = []
  const plain = (text: string) => text
  const visit: Visit = {
    shop,
    configuration: demoConfiguration,
    screen: {
      say: (text = '') => void lines.push(text.replaceAll('\u00a0', ' ').trim()),
      interrupt: () => undefined,
      ask: async () => '',
      ...{ bold: plain, dim: plain, close: () => undefined }
    },
    listing: (await shop.service('openListing'))(),
    looking: (await shop.service('openProduct'))(),
    product: undefined
  }
  async function said(command: Promise<void>): Promise<readonly string[]> {
    const failed = command.then(
      () => [],
      error => [String(error.message)]
    )
    await shop.advance(60_000)
    return [...lines.splice(0), ...(await failed)]
  }
  return { visit, said }
}

test('a line costs what its offers cost in turn', async () => {
  const shop = createTestShop()
  const group = demoGroup({ count: 3, remnants: 7, offers: [offer(1, 2, 100), offer(2, 5, 150)] })
  const bucket = {
    inStock: true,
    constructorSets: [],
    products: [demoProduct({ groups: [group] })]
  }
  shop.server.on(getBasket, () => ({ version: 5, data: [bucket], total: demoTotal({ count: 3 }) }))
  const { visit, said } = await openVisit(shop)

  const lines = await said(showBasket(visit))

  expect(lines[0]).toBe('1  Сарафан «Кембридж», синий, 122-60 × 3 — 350 ₽')
})

test('the sum is told with all that lowers it', async () => {
  const shop = createTestShop()
  const product = demoProduct({ groups: [demoGroup({ count: 2 })] })
  const total = demoTotal({
    ...{ count: 2, oldPrice: 1000, price: 600, bonusesForWriteOff: 150 },
    ...{ promocodeUsed: 'ЛИНЕЙКА10', promoCodeDiscountValue: 90 }
  })
  shop.server.on(getBasket, () => ({
    version: 5,
    data: [{ inStock: true, constructorSets: [], products: [product] }],
    total
  }))
  const { visit, said } = await openVisit(shop)

  const lines = await said(showBasket(visit))

  expect(lines.slice(1, 6)).toEqual([
    '2 товара: 1 000 ₽',
    'Скидка: −160 ₽',
    'Промокод ЛИНЕЙКА10: −90 ₽',
    'Бонусы: −150 ₽',
    'Итого: 600 ₽'
  ])
})

test('what is gone stands apart, numbered on', async () => {
  const shop = createTestShop()
  const bucket = (id: number, inStock: boolean) => ({
    ...{ inStock, constructorSets: [] },
    products: [demoProduct({ groups: [demoGroup({ id, count: 1 })] })]
  })
  shop.server.on(getBasket, () => ({
    version: 5,
    data: [bucket(11, true), bucket(12, false)],
    total: demoTotal({ count: 1 })
  }))
  const { visit, said } = await openVisit(shop)

  const [first, apart, second] = await said(showBasket(visit))

  expect([first?.slice(0, 3), apart, second?.slice(0, 3)]).toEqual(['1  ', 'Закончились:', '2  '])
})

test('a set has a number as any line, and is taken out by it', async () => {
  const shop = createTestShop()
  shop.basket.send({ type: 'line.set', key: constructorSetId('penal', [11, 12]), count: 1 })
  await shop.advance(5000)
  const { visit, said } = await openVisit(shop)
  expect((await said(showBasket(visit)))[0]).toMatch(/^1 {2}.* × 1 — 800 ₽$/)

  const lines = await said(removeLine(visit, '1'))

  expect(lines).toEqual(['Корзина пуста. Выбрать товары: «товары».'])
})

test('a network that is gone is told in the words of the core', async () => {
  const shop = createTestShop()
  await shop.advance(1000)
  const { visit, said } = await openVisit(shop)
  shop.faults.add({ kind: 'loss', of: 'request' })

  const lines = await said(showBasket(visit))

  expect(lines).toEqual([
    'Нет связи с магазином. Ждём, когда она появится, и отправим всё, что вы изменили'
  ])
})
