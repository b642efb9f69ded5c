import { expect, test } from 'vitest'

import { isNewsLike, isNewsLikeRoute } from './news-like.ts'

test.each(['articles', 'articles-id', 'news', 'shop-news', 'actions', 'actions-id'])(
  'the name %s is like news',
  name => {
    expect(isNewsLike({ name, type: 'page' })).toBe(true)
  }
)

test('a type of news counts whatever the name', () => {
  expect(isNewsLike({ name: 'blog', type: 'news-list' })).toBe(true)
  expect(isNewsLike({ name: 'blog', type: 'page' })).toBe(false)
})

test('the blog and the actions are like news, the catalogue is not', () => {
  expect(isNewsLikeRoute('blog')).toBe(true)
  expect(isNewsLikeRoute('actions')).toBe(true)
  expect(isNewsLikeRoute('catalog')).toBe(false)
})
