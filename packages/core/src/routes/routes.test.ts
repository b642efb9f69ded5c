import { expect, test } from 'vitest'

import { routeTitle } from './routes.messages.ts'
import { type RouteName, routeOf, routes } from './routes.ts'

test.each<[RouteName, string]>([
  ['home', 'page'],
  ['actions', 'page'],
  ['blog', 'news-list'],
  ['blog-detail', 'news-item'],
  ['catalog', 'page'],
  ['catalog-category', 'catalog'],
  ['product', 'product'],
  ['certificates-id', 'page']
])('the page %s is of the type %s', (name, type) => {
  expect(routeOf(name).type).toBe(type)
})

test('only four pages are of a type of their own', () => {
  const own = routes.filter(({ type }) => type !== 'page').map(({ name }) => name)

  expect(own).toEqual(['blog', 'blog-detail', 'product', 'catalog-category'])
})

test('a product stands before the listing that would swallow its address', () => {
  const names: string[] = routes.map(({ name }) => name)

  expect(names.indexOf('product')).toBeLessThan(names.indexOf('catalog-category'))
})

test('who may open a page is told by its path', () => {
  const wrong = routes.filter(
    ({ path, access }) => path.startsWith('/user/profile') !== (access === 'member')
  )

  expect(wrong).toEqual([])
})

test('what only one visitor sees is kept out of search engines', () => {
  const shown = routes.filter(({ access, noindex }) => access !== 'any' && !noindex)

  expect(shown).toEqual([])
})

test.each<[RouteName, string]>([
  ['home', 'Главная'],
  ['about', 'О магазине'],
  ['actions', 'Акции'],
  ['blog', 'Блог'],
  ['brands', 'Бренды'],
  ['cart', 'Корзина'],
  ['catalog', 'Каталог'],
  ['certificates', 'Подарочные сертификаты'],
  ['checkout', 'Оформление заказа'],
  ['compare', 'Сравнение товаров'],
  ['contacts', 'Контакты'],
  ['favorites', 'Избранное'],
  ['how-order', 'Как сделать заказ'],
  ['refund', 'Возврат товара'],
  ['search', 'Поиск'],
  ['shops', 'Магазины'],
  ['tour-fabrica', 'Экскурсия на фабрику'],
  ['tour-shop', 'Экскурсия по магазину'],
  ['user-bonus', 'Бонусная программа'],
  ['user-signin', 'Вход'],
  ['user-signup', 'Регистрация'],
  ['user-signup-complete', 'Регистрация завершена'],
  ['user-password-reset', 'Восстановление пароля'],
  ['user-profile-password', 'Смена пароля'],
  ['user-profile-reset-password', 'Сброс пароля'],
  ['user-profile-addresses', 'Адреса доставки'],
  ['user-profile-subscription', 'Рассылка']
])('the page %s is called «%s»', (name, title) => {
  expect(routeTitle(name)).toBe(title)
})

test('no page is without a Russian title', () => {
  expect(routes.filter(({ name }) => !/^[А-ЯЁ]/.test(routeTitle(name)))).toEqual([])
})
