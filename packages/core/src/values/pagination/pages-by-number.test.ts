import { expect, test } from 'vitest'

import { keepPage, keptPage, type PagesByNumber } from './pages-by-number.ts'

const read = (...hrefs: readonly string[]) =>
  hrefs.reduce<PagesByNumber<string> | undefined>(
    (each, href) => keepPage(each, href, `отзывы ${href}`),
    undefined
  )

test('pages of reviews that were read are kept by their number', () => {
  const known = read('/reviews', '/reviews?page=3', '/reviews?page=2')

  expect(known?.pages).toEqual({
    1: 'отзывы /reviews',
    2: 'отзывы /reviews?page=2',
    3: 'отзывы /reviews?page=3'
  })
  expect(keptPage(known, '/reviews?page=2')).toBe('отзывы /reviews?page=2')
  expect(keptPage(known, '/reviews#otzyv')).toBe('отзывы /reviews')
  expect(keptPage(known, '/reviews?page=4')).toBeUndefined()
})

test('a page that is read again takes the place of what was kept', () => {
  const known = keepPage(read('/reviews', '/reviews?page=2'), '/reviews', 'новые отзывы')

  expect([known.pages[1], known.pages[2]]).toEqual(['новые отзывы', 'отзывы /reviews?page=2'])
})

test.each(['/reviews?rate=5', '/reviews?photos=1&page=2', '/user/profile/reviews', '/'])(
  'the list at %s has pages of its own, and takes the place of the one before',
  href => {
    const before = read('/reviews', '/reviews?page=2')

    expect(keptPage(before, href)).toBeUndefined()
    expect(Object.values(keepPage(before, href, 'другие').pages)).toEqual(['другие'])
  }
)

test('nothing is kept before anything was read', () => {
  expect(keptPage(undefined, '/reviews')).toBeUndefined()
})
