import { expect, test } from 'vitest'

import { accountMenu } from './account-menu.ts'

const currentOf = (menu: ReturnType<typeof accountMenu>) =>
  menu.filter(({ isCurrent }) => isCurrent).map(({ title }) => title)

test('the account has its sections in their order, each with its page', () => {
  expect(accountMenu('user-profile', ['user']).map(({ title, href }) => [title, href])).toEqual([
    ['Обзор', '/user/profile'],
    ['Заказы', '/user/profile/order/all'],
    ['Быстрый заказ', '/fast-order'],
    ['Отложенные корзины', '/user/profile/baskets'],
    ['Заявки', '/user/profile/blank/all'],
    ['Бонусы', '/user/bonus'],
    ['Избранное', '/favorites'],
    ['Отзывы', '/user/profile/reviews'],
    ['Уведомления', '/user/profile/notifications'],
    ['Адреса', '/user/profile/addresses'],
    ['Рассылка', '/user/profile/subscription'],
    ['Личные данные', '/user/profile/personal'],
    ['Смена пароля', '/user/profile/password'],
    ['Вход и устройства', '/user/profile/devices']
  ])
})

test.each(['org_user', 'dealer'] as const)('%s finds the wholesale prices as well', role => {
  expect(accountMenu('user-profile', [role]).map(({ title }) => title)).toContain(
    'Опт и прайс-лист'
  )
})

test.each([
  ['user-profile', ['Обзор']],
  ['user-profile-order-status', ['Заказы']],
  ['user-profile-order-detail-id', ['Заказы']],
  ['home', []]
] as const)('the page %s belongs to %j', (route, titles) => {
  expect(currentOf(accountMenu(route, ['user']))).toEqual(titles)
})
