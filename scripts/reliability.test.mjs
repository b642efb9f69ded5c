import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { RUNS } from '../testing/run-counts.ts'
import { measuredText, promisesIn, reachedText, withReached } from './lib/promises.mjs'
import { root } from './lib/workspace.mjs'

const held = 'held, 3 of 3 tests (22 Nov 2026)'
const small = `# Reliability

| | promise | figure to reach | figure reached | proof |
|---|---|---|---|---|
| R1 | One refresh | 1 | not measured yet | \`a.test.ts\`, \`b.test.ts\`; runs of «safe paths» |
| L1 | Load | 2 ms | ${held} | \`scripts/bench/load.mjs\` |
| S14 | Pinned | 0 | not measured: needs a registry |  |
`

test('what was reached stands in its row, what was not measured again stays', () => {
  const next = withReached(small, new Map([['R1', held]]))

  expect(next).toBe(small.replace('not measured yet', held))
  expect(withReached(next, new Map())).toBe(next)
})

test('a row names its tests and their runs, or its bench, or says why it has no proof', () => {
  expect(promisesIn(small)).toEqual([
    { id: 'R1', runs: ['safe paths'], bench: undefined, proof: ['a.test.ts', 'b.test.ts'] },
    { id: 'L1', runs: [], bench: 'load', proof: [] },
    { id: 'S14', runs: [], bench: undefined, proof: [] }
  ])
})

test('one failed test breaks a promise', () => {
  const runs = [{ name: 'sums of an order', times: 10_000 }]

  expect(reachedText({ passed: 3, failed: 0 }, [], '22 Nov 2026')).toBe(held)
  expect(reachedText({ passed: 2, failed: 1 }, runs, '22 Nov 2026')).toBe(
    'broken: 1 of 3 tests failed (22 Nov 2026)'
  )
  expect(reachedText({ passed: 3, failed: 0 }, runs, '22 Nov 2026')).toBe(
    'held, 3 of 3 tests; sums of an order: 10,000 (22 Nov 2026)'
  )
})

test.each([
  ['held', true],
  ['broken', false]
])('a bench that tells its figures is %s', (verdict, isHeld) => {
  const words = '20 pages a second, p97.5 ms 31'

  expect(measuredText({ isHeld, words }, '22 Nov 2026')).toBe(`${verdict}: ${words} (22 Nov 2026)`)
})

test('every proof of the document is there, and so are the properties whose runs it tells', () => {
  const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
  const promises = promisesIn(text)
  const paths = promises.flatMap(({ proof, bench }) =>
    bench === undefined ? proof : `scripts/bench/${bench}.mjs`
  )

  expect(promises.length).toBeGreaterThan(40)
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  expect(promises.flatMap(({ runs }) => runs).filter(name => !(name in RUNS))).toEqual([])
  const bare = promises.filter(({ proof, bench }) => proof.length === 0 && bench === undefined)
  for (const { id } of bare) expect(text).toMatch(new RegExp(`^\\| ${id} .* not measured: `, 'm'))
})
