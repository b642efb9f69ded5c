import { expect, test } from 'vitest'

import { filesBeside } from './plain-imports.ts'

const files = ['assets/product.page-a1.js', 'assets/product-b2.js']

test('the table of pages and a page fetch all files of what they import together', () => {
  for (const hostId of ['assets/pages-c3.js', 'assets/product.page-a1.js']) {
    expect(filesBeside('assets/product-b2.js', files, { hostId })).toEqual(files)
  }
})

test('the table itself is fetched with all files that it imports', () => {
  const hostId = 'assets/shared-d4.js'

  expect(filesBeside('assets/pages-c3.js', files, { hostId })).toEqual(files)
})

test('nothing else that comes with a first visit names files beside what it imports', () => {
  for (const hostId of ['assets/shared-d4.js', 'assets/entry-e5.js', 'assets/product-b2.js']) {
    expect(filesBeside('assets/engine-f6.js', files, { hostId })).toEqual([])
  }
})
