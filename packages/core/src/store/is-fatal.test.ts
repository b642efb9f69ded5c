import { expect, test } from 'vitest'

import { ApiError } from '../platform/api-error.ts'
import { isFatal } from './is-fatal.ts'

const OWN = 'https://penal.example/assets/'

/** An error with the stack that a browser gave it. */
function thrown(frames: string, error: Error = new TypeError('x is not a function')): Error {
  const header = `${error.name}: ${error.message}\n`
  return Object.assign(error, { stack: frames.startsWith('    at') ? header + frames : frames })
}

const own = `    at send (${OWN}basket-a1.js:1:20)`

test.each<[string, Error]>([
  ['a mistake of the program in Chromium', thrown(own)],
  ['one in Firefox and Safari', thrown(`send@${OWN}basket-a1.js:1:20\n@${OWN}shared-b2.js:2:3`)],
  ['an error with words of its own', thrown(own, new Error('The document has no #root'))],
  ['one that a native function threw', thrown(`    at JSON.parse (<anonymous>)\n${own}`)],
  ['one below a function without a name', thrown(`    at ${OWN}basket-a1.js:1:20`)],
  [
    'one in a listener that an extension calls',
    thrown(`${own}\n    at wrapped (chrome-extension://abc/content.js:1:1)`)
  ],
  [
    'one that quotes the address of another script',
    thrown(own, new Error('Bad frame https://other.example/a.js:1:1'))
  ]
])('%s takes the page away', (_, error) => {
  expect(isFatal(error, OWN)).toBe(true)
})

test.each<[string, Error]>([
  ['an extension of Chromium', thrown('    at fill (chrome-extension://abc/content.js:1:1)')],
  ['an extension of Firefox', thrown('fill@moz-extension://abc/content.js:1:1')],
  ['an extension of Safari', thrown('fill@safari-web-extension://abc/content.js:1:1')],
  ['a counter', thrown('    at t (https://mc.yandex.ru/metrika/tag.js:1:1)')],
  ['a script written into the document', thrown('    at https://penal.example/checkout:12:3')],
  ['a file of the site that is not of the build', thrown('f@https://penal.example/other.js:1:1')],
  ['the console', thrown('    at <anonymous>:1:16')],
  ['an unknown place', thrown('')],
  [
    'an extension that stands between the shop and the browser',
    thrown(`    at fetch (chrome-extension://abc/content.js:1:1)\n${own}`)
  ],
  [
    'an extension that quotes a file of the shop',
    thrown('    at a (chrome-extension://abc/c.js:1:1)', new Error(`In ${OWN}a.js:1:1`))
  ]
])('an error of %s leaves the page where it is', (_, error) => {
  expect(isFatal(error, OWN)).toBe(false)
})

test.each<[string, unknown]>([
  ['a call that failed', new ApiError({ status: 503 })],
  ['what was called off', new DOMException('The operation was aborted', 'AbortError')],
  ['a lost network in Chromium', new TypeError('Failed to fetch')],
  ['a lost network in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a lost network in Safari', new TypeError('Load failed')],
  ['missing code in Chromium', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['missing code in Firefox', new TypeError('error loading dynamically imported module: /a.js')],
  ['missing code in Safari', new TypeError('Importing a module script failed.')]
])('%s leaves the page where it is, in our own code too', (_, error) => {
  const made = error instanceof DOMException ? error : thrown(own, error as Error)

  expect(isFatal(made, OWN)).toBe(false)
})

test.each<[string, unknown]>([
  ['a script of another site', undefined],
  ['a text', 'сломалось'],
  ['what only looks like an error', { name: 'TypeError', message: 'x', stack: own }]
])('%s is no error of ours', (_, error) => {
  expect(isFatal(error, OWN)).toBe(false)
})
