import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyPath } from '../../fast-check-texts.ts'
import { growth, LINEAR_MAX } from '../testing/growth.ts'
import { matchRoute } from './route-match.ts'
import { routePath } from './route-path.ts'
import { routeTitle } from './routes.messages.ts'
import { routes } from './routes.ts'

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/actions', 'actions'],
  ['/blog', 'blog'],
  ['/brands', 'brands'],
  ['/cart', 'cart'],
  ['/catalog', 'catalog'],
  ['/certificates', 'certificates'],
  ['/checkout', 'checkout'],
  ['/compare', 'compare'],
  ['/constructor', 'constructor'],
  ['/contacts', 'contacts'],
  ['/favorites', 'favorites'],
  ['/how-order', 'how-order'],
  ['/info', 'info'],
  ['/payments', 'payments'],
  ['/policy', 'policy'],
  ['/refund', 'refund'],
  ['/reviews', 'reviews'],
  ['/search', 'search'],
  ['/shops', 'shops'],
  ['/sizes', 'sizes'],
  ['/tour-fabrica', 'tour-fabrica'],
  ['/tour-shop', 'tour-shop'],
  ['/user/bonus', 'user-bonus'],
  ['/user/recall', 'user-recall'],
  ['/user/signin', 'user-signin'],
  ['/user/signup', 'user-signup'],
  ['/order', 'order'],
  ['/user/signup-complete', 'user-signup-complete'],
  ['/user/password-reset', 'user-password-reset'],
  ['/user/password-reset-complete', 'user-password-reset-complete'],
  ['/user/profile', 'user-profile'],
  ['/user/profile/personal', 'user-profile-personal'],
  ['/user/profile/password', 'user-profile-password'],
  ['/user/profile/reset-password', 'user-profile-reset-password'],
  ['/user/profile/addresses', 'user-profile-addresses'],
  ['/user/profile/subscription', 'user-profile-subscription']
])('%s is the page %s', (path, name) => {
  expect(matchRoute(path)).toEqual({ name, params: {} })
})

test.each([
  ['/actions/skidka', 'actions-detail', { detail: 'skidka' }],
  ['/blog/detail/kak-vybrat-ranec', 'blog-detail', { detail: 'kak-vybrat-ranec' }],
  ['/brands/klyaksa', 'brand', { code: 'klyaksa' }],
  ['/certificates/7', 'certificates-id', { id: '7' }],
  ['/pages/bonusy', 'page', { code: 'bonusy' }],
  ['/sizes/7', 'sizes-id', { id: '7' }],
  ['/raffles/sentyabr', 'raffle', { code: 'sentyabr' }],
  ['/user/profile/order/new', 'user-profile-order-status', { status: 'new' }],
  ['/user/profile/order/detail', 'user-profile-order-status', { status: 'detail' }],
  ['/user/profile/order/detail/42', 'user-profile-order-detail-id', { id: '42' }],
  ['/catalog/shkola', 'catalog-category', { category: 'shkola', slug: [] }],
  ['/catalog/shkola/', 'catalog-category', { category: 'shkola', slug: [] }],
  [
    '/catalog/shkola/rancy/legkie',
    'catalog-category',
    { category: 'shkola', slug: ['rancy', 'legkie'] }
  ],
  ['/catalog/shkola/detail/ranec-1', 'product', { category: 'shkola', slug: [], code: 'ranec-1' }],
  [
    '/catalog/shkola/rancy/detail/ranec-1',
    'product',
    { category: 'shkola', slug: ['rancy'], code: 'ranec-1' }
  ],
  ['/catalog/detail', 'catalog-category', { category: 'detail', slug: [] }],
  ['/catalog/detail/x', 'catalog-category', { category: 'detail', slug: ['x'] }],
  ['/catalog/shkola/detail', 'catalog-category', { category: 'shkola', slug: ['detail'] }],
  ['/catalog/detail/detail/x', 'product', { category: 'detail', slug: [], code: 'x' }],
  [
    '/catalog/a/detail/detail/detail',
    'product',
    { category: 'a', slug: ['detail'], code: 'detail' }
  ],
  ['/catalog/a/detail/b/c', 'catalog-category', { category: 'a', slug: ['detail', 'b', 'c'] }],
  ['/catalog/%D1%88%D0%BA%D0%BE%D0%BB%D0%B0', 'catalog-category', { category: 'школа', slug: [] }],
  ['/raffles/__proto__', 'raffle', { code: '__proto__' }]
])('%s is the page %s with its parameters', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params })
})

test.each([
  '',
  'cart',
  '/Cart',
  '/CATALOG',
  '//',
  '//cart',
  '/cart//',
  '/catalog//detail/x',
  '/cart/x',
  '/blog/x',
  '/blog/detail',
  '/user',
  '/user/profile/order',
  '/sizes/%',
  '/sizes/%E0%A4%A',
  '/sizes/%2F',
  '/sizes/..%2F..',
  '/sizes/%2e%2e',
  '/sizes/%00',
  '/sizes/%5C',
  `/sizes/${'x'.repeat(3000)}`,
  '/net-takoy-stranicy'
])('%j is no page', path => {
  expect(matchRoute(path)).toBeUndefined()
})

test.each([
  ['payments', 'Оплата и доставка'],
  ['policy', 'Согласие на обработку персональных данных'],
  ['reviews', 'Отзывы о магазине'],
  ['sizes', 'Таблица размеров'],
  ['user-profile', 'Личный кабинет'],
  ['user-profile-personal', 'Личные данные'],
  ['user-profile-order-status', 'Заказы'],
  ['user-profile-order-detail-id', 'Информация о заказе'],
  ['info', 'Информация для покупателей'],
  ['user-recall', 'Обратная связь'],
  ['constructor', 'Собери свой набор']
] as const)('the page %s is titled «%s»', (name, title) => {
  expect(routeTitle(name)).toBe(title)
})

test('every name and every path is used once', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

test('the address of a product leads to that product', () => {
  const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter(isPlainSegment)
  fc.assert(
    fc.property(segment, fc.array(segment, { maxLength: 4 }), segment, (category, slug, code) => {
      const path = routePath('product', { category, slug, code })

      if (path.length <= 2048) {
        expect(matchRoute(path)).toEqual({ name: 'product', params: { category, slug, code } })
      }
    })
  )
})

test('any path is a page or is not', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyPath), path => {
      expect(() => matchRoute(path)).not.toThrow()
    })
  )
})

test.each(['/', 'a', '/a', '%', '/detail'])('the work for a path of «%s» is bounded', part => {
  const match = (text: string) => matchRoute(`/${text}`)

  expect(match(part.repeat(50_000))).toBeUndefined()
  expect(growth(match, part)).toBeLessThan(LINEAR_MAX)
})

const isPlainSegment = (text: string) => !/^\.{0,2}$|[/\\\p{Cc}\p{Cs}]/u.test(text)
