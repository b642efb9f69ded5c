// Shows what counts as the length of a function, and when functions are too long.
import { expect, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { functionsOf, lengthFaults, lengthsOf } from './lib/function-lines.mjs'

const checkout = makeCheckout({
  'src/shop/open-shop.ts': `export function openShop() {
  const rows = [1, 2].map(row => row + 1)
  function close() {
    rows.pop()
    rows.pop()
  }
  return {
    close,
    add(row) {
      rows.push(row)
    }
  }
}
`,
  'src/list/list.tsx': `export const List = ({ cards }) => (
  <ul>
    {cards.map(card => (
      <li key={card}>
        {card}
      </li>
    ))}
  </ul>
)
export const first = list => list[0]
`,
  'src/list/list.test.tsx': 'test(() => {\n  expect()\n})\n',
  'src/testing/open.ts': 'export function open() {\n  return 1\n}\n',
  'src/list/list.d.ts': 'export declare function open(): void\n'
})

test('a function is as long as its own lines, and what is not shipped counts for nothing', () => {
  const functions = functionsOf(checkout.folder)

  expect(functions.map(({ name, place, lines }) => `${lines} ${place} ${name}`.trim())).toEqual(
    expect.arrayContaining([
      '1 shop/open-shop.ts:2',
      '1 list/list.tsx:10 first',
      '3 shop/open-shop.ts:9 add',
      '4 shop/open-shop.ts:3 close',
      '5 list/list.tsx:3',
      '6 list/list.tsx:1 List',
      '10 shop/open-shop.ts:1 openShop'
    ])
  )
  expect(functions).toHaveLength(7)
  expect(lengthsOf(functions)).toEqual({ median: 4, p90: 10 })
})

const withLines = (...lengths) => lengths.map(lines => ({ name: 'f', place: 'f.ts:1', lines }))

test.each([
  ['short ones', [2, 8, 8, 8, 8, 8, 8, 8, 22, 300], []],
  ['a long middle', [2, 9, 9], ['9 lines in the middle, 9 of nine in ten']],
  ['long ones among short ones', [2, 2, 2, 23], ['2 lines in the middle, 23 of nine in ten']],
  ['none', [], []]
])('of %s it is said what is too long', (_, lengths, said) => {
  const faults = lengthFaults('app', withLines(...lengths))

  expect(faults.slice(0, 1)).toEqual(said.map(words => `Functions of app: ${words};`))
})

test('the longest are named', () => {
  expect(lengthFaults('app', withLines(40, 41))).toEqual([
    expect.any(String),
    'at most 8 and 22. The longest:',
    '  41  f.ts:1 f',
    '  40  f.ts:1 f'
  ])
})
