import { fastOrderMessages, readFastOrder } from '@vitrina/core/cart'
import { expect, test } from 'vitest'

import type { DemoProduct, PriceRole } from './catalogue-shapes.ts'
import { CATEGORIES } from './categories.ts'
import { eanCheckDigit } from './checksums.ts'
import { FILTERS } from './filters.ts'
import { createProducts } from './products.ts'

const products = createProducts(520)
const groups = products.flatMap(product => product.groups)

const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const cardPrice = (product: DemoProduct, role: PriceRole) =>
  product.cardPrices.find(price => price.priceRole === role)?.kopecks ?? Number.NaN

test('no two products share an address, a title or a vendor code', () => {
  expect(repeated(products.map(product => product.code))).toEqual([])
  expect(repeated(products.map(product => product.title))).toEqual([])
  expect(repeated(products.map(product => product.vendorCode))).toEqual([])
})

test('product addresses are latin and survive a URL', () => {
  const strange = products.filter(({ code }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))

  expect(strange).toEqual([])
})

test('every barcode is a valid EAN-13 and belongs to one group', () => {
  const wrong = groups.filter(({ barcode }) => {
    const first12 = Number(barcode.slice(0, 12))
    return !/^\d{13}$/.test(barcode) || String(eanCheckDigit(first12)) !== barcode[12]
  })

  expect(wrong).toEqual([])
  expect(new Set(groups.map(group => group.barcode)).size).toBe(groups.length)
})

test('group ids count up from one without a gap', () => {
  expect(groups.map(group => group.id)).toEqual(groups.map((_, index) => index + 1))
})

test('the true path of every product is three levels deep', () => {
  const byId = new Map(CATEGORIES.map(category => [category.id, category]))
  const depth = (id: number | null): number =>
    id === null ? 0 : 1 + depth(byId.get(id)?.parentId ?? null)

  const misplaced = products.filter(product => product.categoryIds.some(id => depth(id) !== 3))

  expect(misplaced).toEqual([])
})

test('no leaf category is empty', () => {
  const parents = new Set(CATEGORIES.map(category => category.parentId))
  const filled = new Set(products.flatMap(product => product.categoryIds))

  const empty = CATEGORIES.filter(({ id }) => !parents.has(id) && !filled.has(id))

  expect(empty).toEqual([])
})

test('wholesale is dearer than nothing and cheaper than retail, dealers pay the least', () => {
  for (const product of products) {
    expect(cardPrice(product, 'dealer')).toBeGreaterThan(0)
    expect(cardPrice(product, 'dealer')).toBeLessThan(cardPrice(product, 'org'))
    expect(cardPrice(product, 'org')).toBeLessThan(cardPrice(product, 'user'))
    expect(cardPrice(product, 'user')).toBeLessThanOrEqual(cardPrice(product, 'guest_opt'))
  }
})

test('dealers get from 24 to 30 percent off, a little more by rounding', () => {
  for (const product of products) {
    const retail = cardPrice(product, 'guest_opt')
    const prices = product.groups[0]?.prices.filter(price => price.priceRole === 'dealer') ?? []
    const shares = prices.map(price => price.kopecks / retail)

    expect(prices.map(price => price.limit)).toEqual([1, 10, 50])
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.76)
    expect(Math.min(...shares)).toBeGreaterThan(0.69)
  }
})

test('the more one role takes, the less each piece costs', () => {
  for (const { prices } of groups) {
    for (const role of ['org', 'dealer'] as const) {
      const kopecks = prices.filter(price => price.priceRole === role).map(price => price.kopecks)

      expect(kopecks).toEqual([...kopecks].sort((left, right) => right - left))
      expect(new Set(kopecks).size).toBe(3)
    }
  }
})

test('an old price stands only above the price of today, together with the sticker', () => {
  for (const product of products) {
    const { oldPriceKopecks, stickers } = product
    expect(oldPriceKopecks !== undefined).toBe(stickers.includes('sale'))
    expect(oldPriceKopecks ?? Infinity).toBeGreaterThan(cardPrice(product, 'guest_opt'))
  }
})

test('some goods are gone, some groups are nearly gone, most can be bought', () => {
  const gone = products.filter(product => product.groups.every(group => group.stock === 0))
  const few = groups.filter(({ stock }) => stock >= 1 && stock <= 3)
  const empty = groups.filter(({ stock }) => stock === 0)

  expect(gone.length).toBeGreaterThan(5)
  expect(gone.length).toBeLessThan(50)
  expect(few.length).toBeGreaterThan(groups.length * 0.08)
  expect(empty.length).toBeLessThan(groups.length * 0.25)
})

test('every filter value of a product exists, colours and sizes of its groups among them', () => {
  const known = new Set(FILTERS.flatMap(filter => filter.values.map(value => value.id)))

  for (const product of products) {
    expect(repeated(product.filterValueIds)).toEqual([])
    expect(product.filterValueIds.every(id => known.has(id))).toBe(true)
    for (const { color, size } of product.groups) {
      if (color) expect(product.filterValueIds).toContain(color.filterValueId)
      if (size) expect(product.filterValueIds).toContain(size.filterValueId)
    }
  }
})

test('each colour of a product has its picture', () => {
  for (const product of products) {
    const pictured = product.pictures.map(picture => picture.color)

    expect(product.pictures.length).toBeGreaterThanOrEqual(3)
    expect(product.pictures.length).toBeLessThanOrEqual(20)
    for (const { color } of product.groups) if (color) expect(pictured).toContain(color.code)
  }
})

test('rating and reviews come together', () => {
  for (const { rating, reviewsCount } of products) {
    expect(rating > 0).toBe(reviewsCount > 0)
    expect(rating).toBeLessThanOrEqual(5)
  }
})

test('the shop opens with the goods of the first screen', () => {
  const [first] = products

  expect(first?.title).toBe('Рюкзак «Перемена» с ортопедической спинкой, 18 л')
  expect(first?.code).toBe('ryukzak-peremena-s-ortopedicheskoj-spinkoj-18-l')
  expect(first?.cardPrices[0]).toEqual({ priceRole: 'guest_opt', kopecks: 349_000 })
  expect(first?.oldPriceKopecks).toBe(429_000)
})

test('a larger shop begins with the same goods', () => {
  expect(createProducts(2_000).slice(0, 520)).toEqual(products)
})

test('a large shop repeats no address and hardly a title', () => {
  const many = createProducts(20_000)

  expect(new Set(many.map(product => product.code)).size).toBe(20_000)
  expect(new Set(many.map(product => product.title)).size).toBeGreaterThan(19_990)
})

test('the list that the fast order shows as its example can be ordered', () => {
  const { lines } = readFastOrder(fastOrderMessages.placeholder)
  const single = products.filter(product => product.groups.length === 1)
  const known = [
    ...groups.map(({ barcode }) => barcode),
    ...single.map(({ vendorCode }) => vendorCode)
  ]

  expect(lines).toHaveLength(2)
  expect(lines.filter(({ code }) => !known.includes(code))).toEqual([])
})
