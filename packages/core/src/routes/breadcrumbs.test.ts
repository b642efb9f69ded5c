import { expect, test } from 'vitest'

import { breadcrumbs, pagesAbove } from './breadcrumbs.ts'

test('the trail starts at home and ends with the page itself, which is no link', () => {
  const pages = [
    { title: 'Каталог', path: '/catalog' },
    { title: 'Ранцы', path: '/catalog/rancy' }
  ]

  expect(breadcrumbs('catalog-category', pages)).toEqual([
    { title: 'Главная', href: '/' },
    { title: 'Каталог', href: '/catalog' },
    { title: 'Ранцы', href: undefined }
  ])
})

test('without pages only the home page stands there, as a link', () => {
  expect(breadcrumbs('about', [])).toEqual([{ title: 'Главная', href: '/' }])
})

test('the home page has no breadcrumbs', () => {
  expect(breadcrumbs('home', [])).toEqual([])
})

test('a page lies under the pages of the route table that its path continues', () => {
  expect(pagesAbove('product')).toEqual([{ title: 'Каталог', path: '/catalog' }])
  expect(pagesAbove('user-profile-personal')).toEqual([
    { title: 'Личный кабинет', path: '/user/profile' }
  ])
  expect(pagesAbove('cart')).toEqual([])
  expect(pagesAbove('user-signin')).toEqual([])
})

test('an order lies under all orders, which its path does not continue', () => {
  expect(pagesAbove('user-profile-order-detail-id')).toEqual([
    { title: 'Личный кабинет', path: '/user/profile' },
    { title: 'Заказы', path: '/user/profile/order/all' }
  ])
})
