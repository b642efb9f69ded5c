import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './lib/workspace.mjs'
import { PROMISES } from './reliability/promises.mjs'
import { measuredText, reachedText, tableText } from './reliability/table.mjs'

const row = { id: 'R1', promise: 'One refresh', figure: '1', proof: ['a.test.ts'] }
const held = 'held, 3 of 3 tests (22 Nov 2026)'

test('what was reached stands in its row, what was not measured again stays', () => {
  const first = tableText([row, { ...row, id: 'R2' }], new Map([['R1', held]]))
  const next = tableText([row, { ...row, id: 'R2' }], new Map([['R2', held]]), first)

  expect(first).toContain(`| R1 | One refresh | 1 | ${held} | \`npm run reliability -- R1\` |`)
  expect(first).toContain('| R2 | One refresh | 1 | not measured yet |')
  expect(next).toContain(`| R1 | One refresh | 1 | ${held} |`)
  expect(next).toContain(`| R2 | One refresh | 1 | ${held} |`)
})

test('one failed test breaks a promise', () => {
  expect(reachedText({ passed: 3, failed: 0 }, [], '22 Nov 2026')).toBe(held)
  expect(reachedText({ passed: 2, failed: 1 }, [], '22 Nov 2026')).toBe(
    'broken: 1 of 3 tests failed (22 Nov 2026)'
  )
  const runs = [{ name: 'sums of an order', times: 10_000 }]
  expect(reachedText({ passed: 3, failed: 0 }, runs, '22 Nov 2026')).toBe(
    'held, 3 of 3 tests; sums of an order: 10,000 (22 Nov 2026)'
  )
})

test('a bench tells its figures, and whether they are good enough', () => {
  const words = '20 pages a second, p97.5 ms 31'

  expect(measuredText({ isHeld: true, words }, '22 Nov 2026')).toBe(`held: ${words} (22 Nov 2026)`)
  expect(measuredText({ isHeld: false, words }, '22 Nov 2026')).toBe(
    `broken: ${words} (22 Nov 2026)`
  )
})

test('a promise that needs what is not here says so instead of a figure', () => {
  const text = tableText(
    [{ id: 'S14', promise: 'Pinned', figure: '0', why: 'needs a registry' }],
    new Map()
  )

  expect(text).toContain('| S14 | Pinned | 0 | not measured: needs a registry |  |')
})

test('every proof is there, and the document has the rows of today', () => {
  const missing = PROMISES.flatMap(({ proof = [], bench }) =>
    bench === undefined ? proof : [`scripts/bench/${bench}.mjs`]
  ).filter(path => !existsSync(join(root, path)))
  const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8')

  expect(missing).toEqual([])
  expect(tableText(PROMISES, new Map(), text)).toBe(text)
})
