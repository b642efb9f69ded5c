import { expect, test } from 'vitest'

import { filesBeside } from './plain-imports.ts'

const files = ['assets/product.page-a1.js', 'assets/product-b2.js']

test('the table of pages and a page fetch all files of what they import together', () => {
  for (const hostId of ['assets/pages-c3.js', 'assets/product.page-a1.js']) {
    expect(filesBeside('', files, { hostId })).toEqual(files)
  }
})

test('what comes with a first visit names no files beside what it imports', () => {
  for (const hostId of ['assets/shared-d4.js', 'assets/entry-e5.js', 'assets/product-b2.js']) {
    expect(filesBeside('', files, { hostId })).toEqual([])
  }
})
