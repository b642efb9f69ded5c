import { expect, test } from 'vitest'

import type { PageNode } from '../entities/content.ts'
import { itemBreadcrumbs, pageBreadcrumbs, pageTrail } from './content-breadcrumbs.ts'

const tree: readonly PageNode[] = [
  { code: 'about', title: 'О «Пенале»', children: [] },
  {
    code: 'info',
    title: 'Информация для покупателей',
    children: [{ code: 'bonusy', title: 'Бонусная программа', children: [] }]
  }
]

test.each([
  ['blog-detail', '/blog/detail/ranec', 'Блог', '/blog'],
  ['brand', '/brands/opyt', 'Бренды', '/brands'],
  ['certificates-id', '/certificates/1', 'Подарочные сертификаты', '/certificates'],
  ['sizes-id', '/sizes/7', 'Таблица размеров', '/sizes']
] as const)('a page of %s stands under its list', (route, path, list, href) => {
  expect(itemBreadcrumbs(route, { title: 'Опыт', path })).toEqual([
    { title: 'Главная', href: '/' },
    { title: list, href },
    { title: 'Опыт', href: undefined }
  ])
})

test('a page of texts stands under the pages that hold it, and is no link itself', () => {
  expect(pageBreadcrumbs(tree, { code: 'bonusy', title: 'Бонусы' })).toEqual([
    { title: 'Главная', href: '/' },
    { title: 'Информация для покупателей', href: '/info' },
    { title: 'Бонусная программа', href: undefined }
  ])
})

test('a page that stands in no tree goes by its own title', () => {
  expect(pageBreadcrumbs(tree, { code: 'offer', title: 'Публичная оферта' })).toEqual([
    { title: 'Главная', href: '/' },
    { title: 'Публичная оферта', href: undefined }
  ])
  expect(pageTrail(tree, 'offer')).toEqual([])
})
