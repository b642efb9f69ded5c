import { expect, test } from 'vitest'

import { matchRoute } from '../routes/route-match.ts'
import { newsListPath, newsPath, pagePath } from './content-path.ts'

test.each([
  ['about', '/about'],
  ['tour-shop', '/tour-shop'],
  ['bonusy', '/pages/bonusy'],
  ['уход', '/pages/%D1%83%D1%85%D0%BE%D0%B4'],
  ['brand', '/pages/brand']
])('the page «%s» lies at %s', (code, path) => {
  expect(pagePath(code)).toBe(path)
})

test('articles and promotions lie where the routes find them', () => {
  const paths = [
    newsPath({ code: 'ranec', type: 'articles' }),
    newsPath({ code: 'skidka', type: 'actions' })
  ]

  expect(paths).toEqual(['/blog/detail/ranec', '/actions/skidka'])
  expect(paths.map(path => matchRoute(path)?.name)).toEqual(['blog-detail', 'actions-detail'])
})

test.each([
  [newsListPath('articles'), '/blog'],
  [
    newsListPath('news', 'Первый класс'),
    '/blog?tag=%D0%9F%D0%B5%D1%80%D0%B2%D1%8B%D0%B9%20%D0%BA%D0%BB%D0%B0%D1%81%D1%81'
  ],
  [newsListPath('actions'), '/actions']
])('a list is at %s', (path, expected) => {
  expect(path).toBe(expected)
})
