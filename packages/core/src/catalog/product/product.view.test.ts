import { expect, test } from 'vitest'
import type { OfferPrice } from '../../entities/price.ts'
import type { Product } from '../../entities/product.ts'
import { guestSession } from '../../session/session.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { groupViews, tierAt } from '../choice/group.view.ts'
import { productView } from './product.view.ts'
import { productTrail } from './product-path.ts'

const rulesOf = (priceRole: string) =>
  priceRules(guestSession({ priceRole }), { allowForeignCurrencies: false })
const retail = rulesOf('guest_opt')

const page = (patch: Partial<Product> = {}): Product => ({
  ...demoProduct(),
  ...{ description: '', lead: '', characteristics: [], trail: [], seoPage: null },
  ...patch
})

const wholesale: OfferPrice[] = [
  { price: 2490, limit: 1, priceRole: 'guest_opt' },
  { price: 1742, limit: 50, priceRole: 'dealer' },
  { price: 1892, limit: 1, priceRole: 'dealer' },
  { price: 1817, limit: 10, priceRole: 'dealer' }
]
const sold = (prices: OfferPrice[]) =>
  page({
    groups: [demoGroup({ offers: [{ id: 1, barcode: '', remnants: 60, prices }] })]
  })

test('a dealer has the tiers of his role, the lowest limit first', () => {
  const [group] = groupViews(sold(wholesale), rulesOf('dealer'))
  expect(group?.tiers).toEqual([
    { limit: 1, price: '1\u00a0892\u00a0₽' },
    { limit: 10, price: '1\u00a0817\u00a0₽' },
    { limit: 50, price: '1\u00a0742\u00a0₽' }
  ])
})

test.each([
  [0, 1],
  [9, 1],
  [10, 10],
  [51, 50]
])('%d pieces cost what the tier from %d says', (count, limit) => {
  const [group] = groupViews(sold(wholesale), rulesOf('dealer'))
  expect(group && tierAt(group, count).limit).toBe(limit)
})

test('without tiers there is the price of the card', () => {
  const [group] = groupViews(sold([]), retail)
  expect(group?.tiers).toEqual([{ limit: 1, price: '450\u00a0₽' }])
})

test('the heading is that of its SEO page, else the title', () => {
  const texts = { title: '', ogTitle: '', description: '', ogDescription: '', keywords: '' }
  const seoPage = { ...texts, h1: 'Сарафаны для школы' }
  expect(productView(page({ seoPage }), retail).h1).toBe('Сарафаны для школы')
  expect(productView(page(), retail).h1).toBe('Сарафан «Кембридж»')
})

test('a trail leads through the categories of a product to itself', () => {
  const forma = { id: 1, code: 'forma', title: 'Форма', path: 'forma' }
  const platya = { id: 2, code: 'platya', title: 'Платья', path: 'forma/platya' }
  const product = page({ code: 'sarafan', categories: [platya], trail: [forma, platya] })

  expect(productTrail(product)).toEqual([
    { title: 'Форма', path: '/catalog/forma' },
    { title: 'Платья', path: '/catalog/forma/platya' },
    { title: 'Сарафан «Кембридж»', path: '/catalog/forma/platya/detail/sarafan' }
  ])
})

test('without reviews a product has no rating', () => {
  expect(productView(page({ reviewsCount: 0 }), retail)).toMatchObject({
    rating: undefined,
    reviews: 'Нет отзывов'
  })
  expect(productView(page({ rating: 4.8, reviewsCount: 1 }), retail).rating).toBe('4,8')
})

test('the sticker of a sale gives way to a discount only', () => {
  const stickers = [{ code: 'sale', title: 'Скидка', tone: 'sale' as const }]
  expect(productView(page({ stickers, oldPrice: 900 }), retail).stickers).toEqual([])
  expect(productView(page({ stickers }), retail).stickers).toHaveLength(1)
})
