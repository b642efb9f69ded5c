import { expect, test } from 'vitest'

import { matchRoute } from '../../routes/route-match.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import {
  categoryAt,
  categoryHref,
  categoryLink,
  categorySections,
  categoryTrail,
  childCategories
} from './categories.ts'

const named = (id: number, path: string, title: string, parentId: number | null = null) =>
  fixtures.category({ id, path, title, parentId, image: null })

const form = named(1, 'forma', 'Форма')
const dresses = named(2, 'forma/platya', 'Платья', 1)
const festive = named(3, 'forma/platya/narjadnye', 'Нарядные', 2)
const formats = named(4, 'forma-2', 'Формат')
// As a backend may send them: in the order of its editors.
const all = [festive, formats, dresses, form]

test('a category is reached at the address that the table of routes gives its list', () => {
  expect(matchRoute(categoryHref(festive))).toEqual({
    name: 'catalog-category',
    params: { category: 'forma', slug: ['platya', 'narjadnye'] }
  })
})

test('a trail leads from the root down, whatever order the categories come in', () => {
  expect(categoryTrail(all, festive)).toEqual([
    { title: 'Форма', path: '/catalog/forma' },
    { title: 'Платья', path: '/catalog/forma/platya' },
    { title: 'Нарядные', path: '/catalog/forma/platya/narjadnye' }
  ])
})

test('a category whose name begins like another one does not lie in it', () => {
  expect(categoryTrail(all, formats)).toEqual([{ title: 'Формат', path: '/catalog/forma-2' }])
})

test('a category is found by its whole path, not by its last part', () => {
  expect(categoryAt(all, 'forma/platya')).toBe(dresses)
  expect(categoryAt(all, 'platya')).toBeUndefined()
})

test('the catalogue shows the lists of each group below its section', () => {
  expect(categorySections(all)).toEqual([
    { category: formats, children: [] },
    { category: form, children: [{ category: dresses, children: [festive] }] }
  ])
  expect(childCategories(all, dresses)).toEqual([festive])
})

test('a link to a category without a picture has none', () => {
  expect(categoryLink(dresses)).toEqual({
    title: 'Платья',
    href: '/catalog/forma/platya',
    picture: undefined
  })
})
