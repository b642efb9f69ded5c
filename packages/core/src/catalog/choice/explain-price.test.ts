import { expect, test } from 'vitest'
import { guestSession } from '../../session/session.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { explainPrice, type PriceCircumstances } from './explain-price.ts'
import type { GroupView } from './group.view.ts'

const group: Pick<GroupView, 'tiers' | 'oldPrice' | 'discount' | 'isOwnPrice'> = {
  tiers: [
    { limit: 1, price: '1892 ₽' },
    { limit: 10, price: '1817 ₽' },
    { limit: 50, price: '1742 ₽' }
  ],
  oldPrice: '3190 ₽',
  discount: '−41 %',
  isOwnPrice: true
}
const own = { allowForeignCurrencies: false }
const dealer: PriceCircumstances = {
  count: 0,
  roles: ['dealer'],
  rules: priceRules(guestSession(), own)
}
const outcome = (patch: Partial<PriceCircumstances> = {}, of: typeof group = group) =>
  explainPrice(of, { ...dealer, ...patch }).map(({ why, value }) => `${why}: ${value}`)

test('a lowered price of a dealer, and from how many pieces it falls further', () => {
  expect(outcome()).toEqual([
    'Цена до скидки: 3190 ₽',
    'Скидка магазина: −41 %',
    'Цена для дилеров: 1892 ₽',
    'Если взять от 10 шт.: 1817 ₽',
    'Итого за штуку: 1892 ₽'
  ])
})

test('pieces in the basket reach a tier, and the discount of one piece is no longer said', () => {
  expect(outcome({ count: 12 })).toEqual([
    'Цена до скидки: 3190 ₽',
    'Цена для дилеров: 1892 ₽',
    'В корзине 12 шт., действует цена от 10 шт.: 1817 ₽',
    'Если взять от 50 шт.: 1742 ₽',
    'Итого за штуку: 1817 ₽'
  ])
})

const plain = { ...group, tiers: [{ limit: 1, price: '450 ₽' }] as const, oldPrice: undefined }

test('what is one price for everyone says so in two lines', () => {
  expect(outcome({ roles: ['user'] }, plain)).toEqual([
    'Цена для всех покупателей: 450 ₽',
    'Итого за штуку: 450 ₽'
  ])
})

test('a dealer who is an organisation, too, is told of the price of dealers', () => {
  const [first] = outcome({ roles: ['org_user', 'dealer'] }, plain)
  expect(first).toBe('Цена для дилеров: 450 ₽')
})

test('an organisation without a price of its own learns that it pays the common one', () => {
  const [first] = outcome({ roles: ['org_user'] }, { ...plain, isOwnPrice: false })
  expect(first).toBe('Отдельной цены для вас здесь нет, действует общая: 450 ₽')
})

test('a converted price names its rate and its rounding', () => {
  const tenge = { id: '3', code: 'KZT', sign: '₸', rate: 5.5 }
  const rules = priceRules(guestSession({ currencies: [tenge], currencyId: '3' }), own)
  expect(outcome({ rules }, plain)).toContain(
    'Пересчитано по курсу магазина и округлено до копейки: 100\u00a0₽ = 550\u00a0₸'
  )
})

test('promo code and bonuses come on top of the price', () => {
  const total = { promocodeUsed: 'ЛИНЕЙКА10', promoCodeDiscountValue: 300 }
  expect(outcome({ total, bonus: '+94 Б' }, plain).slice(-3)).toEqual([
    'Итого за штуку: 450 ₽',
    'Промокод ЛИНЕЙКА10, скидка на всю корзину: −300\u00a0₽',
    'Вернётся бонусами после получения: +94 Б'
  ])
})
