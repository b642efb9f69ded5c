import { expect, test } from 'vitest'
import { guestSession } from '../../session/session.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { cardView } from './card.view.ts'
import { productHref } from './product-href.ts'

const rules = priceRules(guestSession({ priceRole: 'guest_opt' }), {
  allowForeignCurrencies: false
})
const sized = (id: number, title: string, remnants = 8) =>
  demoGroup({ id, size: { code: title, title }, remnants })

test('a card says the price of the visitor, and the old one with its discount', () => {
  const prices = [{ price: 2490, priceRole: 'guest_opt' }]
  const card = cardView(demoProduct({ cardPrices: prices, oldPrice: 3190 }), rules)
  expect([card.price, card.oldPrice, card.discount]).toEqual([
    '2\u00a0490\u00a0₽',
    '3\u00a0190\u00a0₽',
    '−22\u00a0%'
  ])
})

test('the figure of a discount stands instead of the sticker of a sale', () => {
  const stickers = [
    { code: 'sale', title: 'Скидка', tone: 'sale' as const },
    { code: 'hit', title: 'Хит', tone: 'hit' as const }
  ]
  const toneOf = (oldPrice: number | null) =>
    cardView(demoProduct({ stickers, oldPrice }), rules).stickers.map(({ tone }) => tone)
  expect(toneOf(900)).toEqual(['hit'])
  expect(toneOf(null)).toEqual(['sale', 'hit'])
})

test('a card has room for four sizes and counts the others', () => {
  const groups = ['122', '128', '134', '140', '146', '152'].map((title, id) => sized(id, title))
  const card = cardView(demoProduct({ groups }), rules)
  expect(card.sizes).toEqual(['122', '128', '134', '140'])
  expect(card.moreSizes).toBe(2)
})

test('the only colour and size can go to the basket from its card', () => {
  const card = cardView(demoProduct({ groups: [demoGroup({ id: 7, remnants: 3 })] }), rules)
  expect(card.action).toEqual({ kind: 'buy', groupId: 7, max: 3 })
})

const inColor = (id: number, code: string, title: string, remnants = 8) => ({
  ...sized(id, title, remnants),
  color: { code, title: code, hex: '#1f3a8a' }
})

test.each<[string, readonly string[], string]>([
  ['the size of a filter', ['134', 'girls'], '?group=2'],
  ['its size and its colour', ['134', 'grey'], '?group=4'],
  ['a colour in which the size is sold out', ['122', 'grey'], '?group=3'],
  ['two sizes, none of them more than the other', ['122', '134'], ''],
  ['a size that is not made', ['170'], ''],
  ['a colour alone', ['grey'], '?color=grey'],
  ['nothing', [], '']
])('the link of a card leads to %s of the list around it', (_, wanted, query) => {
  const groups = [
    ...[inColor(1, 'blue', '122'), inColor(2, 'blue', '134')],
    ...[inColor(3, 'grey', '122', 0), inColor(4, 'grey', '134')]
  ]
  const product = demoProduct({ groups })
  const { href, action } = cardView(product, rules, wanted)

  expect(href).toBe(productHref(product) + query)
  expect(action).toEqual({ kind: 'choose', href, title: 'Выбрать размер' })
})

test('several sizes, else several colours, have to be chosen from', () => {
  const sizes = demoProduct({ groups: [sized(1, '122'), sized(2, '128')] })
  const colors = demoProduct({ groups: [sized(1, '122'), sized(2, '122')] })
  const { href } = cardView(sizes, rules)
  const choose = { kind: 'choose', href }
  expect(cardView(sizes, rules).action).toEqual({ ...choose, title: 'Выбрать размер' })
  expect(cardView(colors, rules).action).toEqual({ ...choose, title: 'Выбрать цвет' })
})

test('a product is gone when no colour and size of it is left', () => {
  const isGone = (...remnants: number[]) =>
    cardView(demoProduct({ groups: remnants.map((left, id) => sized(id, '122', left)) }), rules)
      .isGone
  expect(isGone(0, 0)).toBe(true)
  expect(isGone(0, 1)).toBe(false)
})

test('without reviews a card has no rating', () => {
  const { rating, reviews } = cardView(demoProduct({ reviewsCount: 0 }), rules)
  expect([rating, reviews]).toEqual([undefined, 'Нет отзывов'])
  expect(cardView(demoProduct({ rating: 4.849, reviewsCount: 3 }), rules)).toMatchObject({
    rating: '4,8',
    reviews: '3 отзыва'
  })
})

test('the address of a product is the chain of its first category', () => {
  const category = { id: 2, code: 'sarafany', title: 'Сарафаны', path: 'shkolnaya-forma/sarafany' }
  expect(productHref({ code: 'linejka', categories: [category] })).toBe(
    '/catalog/shkolnaya-forma/sarafany/detail/linejka'
  )
})

test.each([1, 2])('a product of %i sizes that are sold out can be waited for', count => {
  const groups = ['122', '128'].slice(0, count).map((title, id) => sized(id, title, 0))
  const { action, href, isGone } = cardView(demoProduct({ groups }), rules)

  expect(isGone).toBe(true)
  expect(action).toEqual({ kind: 'restock', title: 'Сообщить', href: `${href}#restock` })
})
