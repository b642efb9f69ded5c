import { expect, test } from 'vitest'

import { isRestockSent, restockSentPath } from './restock-path.ts'

test('the page that a form without script comes back to says that the letter was asked for', () => {
  const href = '/catalog/a/detail/b?size=1'

  expect(restockSentPath(href)).toBe('/catalog/a/detail/b?size=1&restock=sent#restock')
  expect(isRestockSent(restockSentPath(href))).toBe(true)
  expect(isRestockSent(href)).toBe(false)
})
