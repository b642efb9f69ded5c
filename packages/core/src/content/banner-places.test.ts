import { expect, test } from 'vitest'

import { type BannerPlace, bannerPlaces } from './banner-places.ts'

test('a page of ten has a banner of two columns after six cards', () => {
  expect(bannerPlaces(10)).toEqual([{ after: 6, wide: 2, narrow: 2 }])
})

test('further pages come below, each with its banner, and move nothing that is shown', () => {
  expect(bannerPlaces(20)).toEqual([...bannerPlaces(10), { after: 16, wide: 2, narrow: 2 }])
})

test.each([
  [0, []],
  [1, [{ after: 1, wide: 2, narrow: 1 }]],
  [3, [{ after: 3, wide: 0, narrow: 1 }]],
  [6, []],
  [8, [{ after: 8, wide: 1, narrow: 0 }]]
])('%i cards are filled up to whole rows', (cards, places) => {
  expect(bannerPlaces(cards)).toEqual(places)
})

test.each(Array.from({ length: 41 }, (_, cards) => cards))(
  '%i cards with their banners leave no hole in three columns or in two',
  cards => {
    for (const [columns, width] of [
      [3, 'wide'],
      [2, 'narrow']
    ] as const)
      expect(cellsOf(cards, columns, width) % columns).toBe(0)
  }
)

/** Lays the cards and banners as the grid does; fails where a banner does not fit its row. */
function cellsOf(cards: number, columns: number, width: keyof Omit<BannerPlace, 'after'>) {
  let cells = 0
  for (let card = 0; card <= cards; card++) {
    for (const place of bannerPlaces(cards).filter(({ after }) => after === card)) {
      expect((cells % columns) + place[width]).toBeLessThanOrEqual(columns)
      cells += place[width]
    }
    if (card < cards) cells++
  }
  return cells
}
