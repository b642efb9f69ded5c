import { expect, test } from 'vitest'

import { demoProduct } from '../testing/fixtures.ts'
import { createPageVisits } from './analytics-events.ts'
import { analyticsProduct } from './analytics-item.ts'

const product = analyticsProduct(demoProduct())

/** What a counter hears of these pages. */
function visit(...pages: readonly { readonly url: string; readonly failed?: number }[]) {
  const received: unknown[] = []
  const notify = createPageVisits({
    failed: status => received.push(status),
    visit: ({ id }) => received.push(id)
  })
  for (const { url, failed } of pages) {
    notify({ url, failed, product: url.startsWith('/catalog') ? product : undefined })
  }
  return received
}

test('another size of the product that is shown is no other visit, coming back to it is', () => {
  const pages = ['/catalog/a?group=1', '/catalog/a?group=2', '/cart', '/catalog/a']

  expect(visit(...pages.map(url => ({ url })))).toEqual([product.id, product.id])
})

test('a page that fails is told of, and that it does no more', () => {
  expect(visit({ url: '/catalog/a', failed: 500 }, { url: '/catalog/a' })).toEqual([
    500,
    product.id,
    product.id
  ])
})
