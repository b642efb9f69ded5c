import { expect, test } from 'vitest'

import { breadcrumbs } from './breadcrumbs.ts'

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
