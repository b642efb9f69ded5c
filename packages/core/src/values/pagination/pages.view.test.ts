import { expect, test } from 'vitest'

import { pagesView } from './pages.view.ts'

test('pages around the shown one are links, the ends have one arrow', () => {
  expect(pagesView('/blog', { page: 1, pages: 2 })).toEqual({
    links: [
      { page: 1, href: '/blog', title: '1', isChosen: true },
      { page: 2, href: '/blog?page=2', title: '2', isChosen: false }
    ],
    previous: undefined,
    next: '/blog?page=2'
  })
})

test('a list of one page has no pages to turn', () => {
  expect(pagesView('/blog', { page: 1, pages: 1 })).toBeUndefined()
})
