import { expect, test } from 'vitest'

import { parseCatalogQuery } from '../catalog/catalog-query.ts'
import { bannerPosition } from './banner-position.ts'

test.each([
  ['/search', { category: undefined, values: [] }],
  [
    '/catalog/forma/platya?color=red,blue',
    { category: 'forma/platya', values: ['color:blue', 'color:red'] }
  ],
  ['/brands/opyt', { category: undefined, values: ['brand:opyt'] }]
])('the visitor of %s stands where its banners are asked for', (href, position) => {
  expect(bannerPosition(href, parseCatalogQuery(href))).toEqual(position)
})
