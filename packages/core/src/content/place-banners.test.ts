import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { homeBanners, placeBanners } from './place-banners.ts'

const banner = (code: string) => fixtures.banner({ code, place: 'listing' })

test('a list that grows shows its banners in turn, each at its place', () => {
  const placed = placeBanners([banner('a'), banner('b')], 31)

  expect(placed.map(({ after, banner: { code } }) => [after, code])).toEqual([
    [6, 'a'],
    [16, 'b'],
    [26, 'a'],
    [31, 'b']
  ])
  expect(placed[0]).toMatchObject({ wide: 2, narrow: 2 })
})

test('without banners no place is taken', () => {
  expect(placeBanners([], 31)).toEqual([])
})

test('the first page has its slides and its tiles, and nothing of other pages', () => {
  const slide = fixtures.banner({ code: 's', place: 'slider' })
  const tile = fixtures.banner({ code: 't', place: 'tile' })

  expect(homeBanners([tile, banner('a'), slide])).toEqual({ slides: [slide], tiles: [tile] })
})
