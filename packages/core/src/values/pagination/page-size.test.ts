import { expect, test } from 'vitest'

import { pageSizeOf } from './page-size.ts'

test('the blog and the promotions have the pages of news, products have their own', () => {
  expect([pageSizeOf('blog'), pageSizeOf('actions'), pageSizeOf('catalog-category')]).toEqual([
    9, 9, 10
  ])
})
