import { expect, test } from 'vitest'

import { parseCatalogQuery } from './catalog-query.ts'
import { listingPosition } from './listing-answer.ts'

test.each([
  ['/search', { category: undefined, values: [] }],
  [
    '/catalog/forma/platya?color=red,blue',
    { category: 'forma/platya', values: ['color:blue', 'color:red'] }
  ],
  ['/brands/opyt', { category: undefined, values: ['brand:opyt'] }]
])('the visitor of %s stands where its banners are asked for', (href, position) => {
  expect(listingPosition(href, parseCatalogQuery(href))).toEqual(position)
})
