import { expect, test } from 'vitest'

import { inKnownBrowser } from './known-browser.ts'

test('what every browser has is known before the page runs', () => {
  expect(inKnownBrowser('"undefined" !== typeof window.document && start()')).toBe(
    '"undefined" !== "object" && start()'
  )
  expect(inKnownBrowser('typeof window.external')).toBe('typeof window.external')
})

test('no browser of the shop is an Internet Explorer', () => {
  expect(inKnownBrowser('"documentMode" in document && old(document.documentMode)')).toBe(
    'false && old(undefined)'
  )
})
