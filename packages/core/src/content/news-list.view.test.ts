import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { newsListQuery, newsListView } from './news-list.view.ts'

const NOW = Date.parse('2026-09-10T09:00:00.000Z')

const answer = {
  data: [fixtures.newsCard({ id: 7, type: 'articles' })],
  meta: { page: 1, limit: 9, total: 17, pages: 2 },
  tags: [{ title: 'Форма', count: 4 }]
}
const none = { ...answer, data: [], meta: { page: 1, limit: 9, total: 0, pages: 0 } }

test.each([
  ['/blog', { page: 1, limit: 9 }],
  ['/blog?page=2&tag=%D0%A4%D0%BE%D1%80%D0%BC%D0%B0', { tag: 'Форма', page: 2, limit: 9 }],
  ['/blog?page=abc&tag=', { page: 1, limit: 9 }]
])('the address %s is read', (href, query) => {
  expect(newsListQuery(href, 'blog')).toEqual(query)
})

test('the list of promotions asks for them alone, and turns its pages among them', () => {
  const query = newsListQuery('/actions?tag=%D0%A4%D0%BE%D1%80%D0%BC%D0%B0', 'actions')

  expect(query).toMatchObject({ type: 'actions', tag: 'Форма' })
  expect(newsListView(query, answer, NOW).pages?.next).toBe(
    '/actions?tag=%D0%A4%D0%BE%D1%80%D0%BC%D0%B0&page=2'
  )
})

test('a page of a tag is turned within the tag', () => {
  const view = newsListView({ tag: 'Форма', page: 1, limit: 9 }, answer, NOW)

  expect(view.tags.map(({ title, isChosen }) => [title, isChosen])).toEqual([
    ['Все', false],
    ['Форма', true]
  ])
  expect(view.pages?.next).toBe('/blog?tag=%D0%A4%D0%BE%D1%80%D0%BC%D0%B0&page=2')
  expect(view).toMatchObject({ empty: undefined, isPastEnd: false, cards: [{ id: 7 }] })
})

test.each([
  [{ page: 1 }, 'Здесь пока пусто', undefined],
  [{ page: 1, tag: 'Форма' }, 'Под этой меткой ничего нет', '/blog'],
  [{ page: 3 }, 'Страницы с таким номером нет', '/blog']
])('nothing under %o is told with the way out', (query, title, href) => {
  const view = newsListView({ limit: 9, ...query }, none, NOW)

  expect([view.empty?.title, view.empty?.action?.href]).toEqual([title, href])
  expect(view.isPastEnd).toBe(query.page > 1)
  expect(view.pages).toBeUndefined()
})
