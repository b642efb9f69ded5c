import { expect, test } from 'vitest'

import { listView } from './list.view.ts'

const rules = {
  href: '/blog?tag=forma',
  card: (row: { readonly id: number }) => `card ${row.id}`,
  empty: (isPastEnd: boolean) => ({ title: isPastEnd ? 'Нет страницы' : 'Пусто', text: '' })
}

test('a page of a list has its cards and the pages around it', () => {
  const list = listView({ data: [{ id: 7 }], meta: { pages: 3 } }, { ...rules, page: 2 })

  expect(list).toMatchObject({ cards: ['card 7'], page: 2, empty: undefined, isPastEnd: false })
  expect([list.pages?.previous, list.pages?.next]).toEqual([
    '/blog?tag=forma',
    '/blog?tag=forma&page=3'
  ])
})

test.each([
  [1, 0, 'Пусто', false],
  [2, 1, 'Нет страницы', true],
  [9, 3, 'Нет страницы', true]
])('nothing on page %i of %i is told in words', (page, pages, title, isPastEnd) => {
  const list = listView({ data: [], meta: { pages } }, { ...rules, page })

  expect(list).toMatchObject({ cards: [], empty: { title }, isPastEnd })
})
