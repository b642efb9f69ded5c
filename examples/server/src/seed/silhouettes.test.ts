import { expect, test } from 'vitest'

import { parseArtName } from '../drawings/art-name.ts'
import { drawArt } from '../drawings/draw-art.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { createProducts } from './products.ts'
import { SHOP_POINTS } from './shop-points.ts'

const products = createProducts(520)

/** Pictures told apart by their outline, whatever the colour. */
const outlines = (arts: readonly string[]) =>
  new Set(
    arts.map(art => {
      const { drawing, view, cuts } = parseArtName(art)
      return drawArt([drawing, '', view, cuts.join('+')].join(':'))
    })
  )

const firstPictures = (noun: string) =>
  products
    .filter(({ title }) => title.startsWith(noun))
    .flatMap(({ pictures }) => pictures[0]?.art ?? [])

test.each(['Рюкзак школьный', 'Ланч-бокс'])('%s is drawn in three silhouettes', noun => {
  expect(PRODUCT_TYPES.map(type => type.noun)).toContain(noun)

  expect([...outlines(firstPictures(noun))].filter(svg => svg !== undefined)).toHaveLength(3)
})

test('every shop of the chain shows its own front, of three kinds', () => {
  const fronts = SHOP_POINTS.filter(({ type }) => type === 'shop').map(({ art }) => art[0] ?? '')

  expect(fronts.filter(art => parseArtName(art).drawing !== 'shop-front')).toEqual([])
  expect([...outlines(fronts)]).toHaveLength(3)
})
