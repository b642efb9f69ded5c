import { expect, test } from 'vitest'

import { ApiError } from '../errors/api-error.ts'
import { isFatal } from './is-fatal.ts'

test.each<[string, unknown]>([
  ['a mistake of the program', new TypeError('Cannot read properties of null')],
  ['an error with words of its own', new Error('The document has no #root')]
])('%s takes the page away', (_, error) => {
  expect(isFatal(error)).toBe(true)
})

test.each<[string, unknown]>([
  ['a call that failed', new ApiError({ status: 503 })],
  ['what was called off', new DOMException('The operation was aborted', 'AbortError')],
  ['a lost network in Chromium', new TypeError('Failed to fetch')],
  ['a lost network in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a lost network in Safari', new TypeError('Load failed')],
  ['missing code in Chromium', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['missing code in Firefox', new TypeError('error loading dynamically imported module: /a.js')],
  ['missing code in Safari', new TypeError('Importing a module script failed.')],
  ['a script of another site', undefined],
  ['a text', 'сломалось']
])('%s leaves the page where it is', (_, error) => {
  expect(isFatal(error)).toBe(false)
})
