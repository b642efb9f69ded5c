import { expect, test } from 'vitest'

import { withField, wrongFields } from '../testing/test-wire.ts'
import { comparedProduct } from './compared-product.ts'
import { product, productCard } from './product.ts'

const group = {
  id: 11,
  color: { code: 'sinij', title: 'синий', hex: '#1f3a8a' },
  size: { code: '122-60', title: '122-60' },
  offers: [
    {
      id: 111,
      barcode: '4600000000017',
      remnants: 8,
      prices: [
        { price: 2990, limit: 1, priceRole: 'guest_opt' },
        { price: 2690.5, limit: 10, priceRole: 'guest_opt' }
      ]
    }
  ],
  remnants: 8,
  selected: false,
  basketErr: '',
  count: 0
}

const card = {
  id: 1,
  code: 'sarafan-kembridzh',
  title: 'Сарафан «Кембридж»',
  vendorCode: 'СК-1024',
  images: [{ fileId: 'f-1', alt: 'Сарафан спереди', cover: 'sky' }],
  categories: [{ id: 8, code: 'sarafany', title: 'Сарафаны', path: 'odezhda/sarafany' }],
  partner: { id: 3, code: 'opyt', title: 'Опыт' },
  stickers: [{ code: 'hit', title: 'Хит', tone: 'hit' }],
  cardPrices: [
    { price: 2990, priceRole: 'guest_opt' },
    { price: 2390, priceRole: 'dealer_opt' }
  ],
  oldPrice: 3490,
  rating: 4.8,
  reviewsCount: 12,
  groups: [group]
}

const whole = {
  ...card,
  description: '<p>Плотная ткань, глубокие карманы.</p>',
  lead: 'Сарафан для младших классов',
  characteristics: [{ title: 'Состав', value: '60 % вискоза, 40 % полиэстер' }],
  trail: [
    { id: 2, code: 'odezhda', title: 'Одежда', path: 'odezhda' },
    { id: 8, code: 'sarafany', title: 'Сарафаны', path: 'odezhda/sarafany' }
  ],
  seoPage: {
    title: 'Купить сарафан «Кембридж»',
    ogTitle: 'Сарафан «Кембридж»',
    description: 'Школьный сарафан с карманами',
    ogDescription: 'Сарафан для школы',
    keywords: 'сарафан, школа',
    h1: 'Сарафан «Кембридж» синий'
  }
}

test('a product of §3 is read letter by letter', () => {
  expect(product.parse(whole)).toEqual(whole)
})

test('a card is a product without what only its page shows', () => {
  expect(productCard.parse(whole)).toEqual(card)
})

test.each([
  'id',
  'code',
  'title',
  'vendorCode',
  'images',
  'categories',
  'partner',
  'stickers',
  'cardPrices',
  'oldPrice',
  'rating',
  'reviewsCount',
  'groups',
  'groups.0.id',
  'groups.0.color',
  'groups.0.size',
  'groups.0.offers',
  'groups.0.remnants',
  'groups.0.selected',
  'groups.0.basketErr',
  'groups.0.count',
  'groups.0.offers.0.barcode',
  'groups.0.offers.0.remnants',
  'groups.0.offers.0.prices',
  'groups.0.offers.0.prices.1.price',
  'groups.0.offers.0.prices.1.limit',
  'groups.0.offers.0.prices.1.priceRole',
  'cardPrices.1.price',
  'cardPrices.1.priceRole',
  'categories.0.path',
  'images.0.fileId',
  'images.0.alt',
  'partner.title'
])('neither a card nor a page shows a product without %s', field => {
  const without = withField(whole, field.split('.'), undefined)

  expect(wrongFields(productCard, without)).toEqual([field])
  expect(wrongFields(product, without)).toEqual([field])
})

test.each(['description', 'lead', 'characteristics', 'trail', 'seoPage', 'seoPage.h1'])(
  'a page needs %s, a card does not',
  field => {
    const without = withField(whole, field.split('.'), undefined)

    expect(wrongFields(product, without)).toEqual([field])
    expect(wrongFields(productCard, without)).toEqual([])
  }
)

test.each(['partner', 'oldPrice', 'seoPage', 'groups.0.color', 'groups.0.size'])(
  'a product may have no %s, and says so by null',
  field => {
    expect(wrongFields(product, withField(whole, field.split('.'), null))).toEqual([])
  }
)

test('a picture needs no colour behind it, and a new one is as plain as stone', () => {
  const cover = ['images', '0', 'cover']

  expect(wrongFields(productCard, withField(card, cover, undefined))).toEqual([])
  expect(wrongFields(productCard, withField(card, cover, 7))).toEqual(['images.0.cover'])
  const { images } = productCard.parse(withField(card, cover, 'black'))
  expect(images[0]?.cover).toBe('stone')
})

test.each(['sale', 'hit', 'new', 'school', 'plain'])('a sticker may be «%s»', tone => {
  expect(wrongFields(productCard, withField(card, ['stickers', '0', 'tone'], tone))).toEqual([])
})

test.each<[string, unknown]>([
  ['a text', '2990'],
  ['nothing', null],
  ['no number', Number.NaN],
  ['no end', Number.POSITIVE_INFINITY]
])('a price that is %s is no price', (_, price) => {
  const wrong = { ...card, cardPrices: [{ price, priceRole: 'guest_opt' }] }

  expect(wrongFields(productCard, wrong)).toEqual(['cardPrices.0.price'])
})

test('a compared product is a card with its characteristics by groups', () => {
  const groups = [
    { title: 'Материал', characteristics: [{ title: 'Состав', value: 'хлопок' }] },
    { title: 'Уход', characteristics: [] }
  ]
  const compared = { ...card, characteristicGroups: groups }

  expect(comparedProduct.parse(compared)).toEqual(compared)
  expect(wrongFields(comparedProduct, card)).toEqual(['characteristicGroups'])
})
