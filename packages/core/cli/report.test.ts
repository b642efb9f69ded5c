import { expect, test } from 'vitest'

import type { CheckedCall } from './contract-check.ts'
import type { Difference } from './differences.ts'
import { reportOf } from './report.ts'

const guest = { visitor: 'guest', differences: [] } as const
const asGuest = { url: 'http://localhost:4000', write: false, isMember: false }

const report = (rows: readonly CheckedCall[], more = {}) =>
  reportOf(rows, { ...asGuest, ...more }).split('\n')

/** The three lines about one difference. */
const told = (difference: Difference) => {
  const row = { call: 'GET /currencies/v1', visitor: 'guest', differences: [difference] } as const
  const lines = report([row])
  const at = lines.indexOf('  GET /currencies/v1 (listCurrencies), asked by a guest')
  return lines.slice(at + 1, at + 4).map(line => line.trim())
}

test('calls are counted by their groups, and all of them in the last line', () => {
  const differences = [{ field: 'status', expected: '200', got: '500' }]
  const lines = report([
    { ...guest, call: 'GET /news/v1' },
    { ...guest, call: 'GET /news/v1/{id}', unchecked: 'there is no listNews.data.0.code' },
    { ...guest, call: 'GET /currencies/v1', differences }
  ])

  expect(lines[0]).toBe('http://localhost:4000, as a guest: how its calls keep their contracts')
  expect(lines).toContain('  news                   1 agree, 1 left out')
  expect(lines).toContain('  currencies             0 agree, 1 differ')
  expect(lines.at(-1)).toBe('2 calls checked, 1 differ, 1 could not be checked')
})

test('a difference says what the contract says, what came and what to do', () => {
  expect(told({ field: 'data.*.sign', expected: 'string', got: 'number 8381' })).toEqual([
    'the contract says: data.*.sign is string',
    'the backend sent:  number 8381',
    'to do:             send data.*.sign as string'
  ])
})

test.each<[Difference, string]>([
  [{ field: 'data', expected: 'array', got: 'nothing' }, 'which is never left out'],
  [{ field: '', expected: 'JSON', got: 'no JSON' }, 'answer with JSON; is --url the API'],
  [{ field: 'message', expected: 'a text', got: 'nothing' }, 'give every refusal a message'],
  [{ field: 'status', expected: '401 for a guest', got: '200' }, 'refuse with 401'],
  [{ field: 'status', expected: 'an answer', got: '502' }, 'the backend has failed'],
  [{ field: 'status', expected: '200', got: '400' }, 'answer this call']
])('%j has its advice', (difference, advice) => {
  expect(told(difference)[2]).toContain(advice)
})

test('what was left out is named once, under the reason', () => {
  const refused = { call: 'GET /raffles/v1/{code}', differences: [], unchecked: 'refused: 404' }
  const lines = report(
    [
      { ...guest, call: 'GET /news/v1/{id}', unchecked: 'there is no listNews.data.0.code' },
      { ...refused, visitor: 'guest' },
      { ...refused, visitor: 'member' }
    ],
    { isMember: true }
  )

  const example = lines.indexOf(
    '  asked with an example, since no real value is known, and refused with 404'
  )
  const nothing = lines.indexOf(
    '  the shop has nothing to ask for: no data.0.code in the answer of GET /news/v1'
  )
  expect(lines[nothing + 1]).toBe('    GET /news/v1/{id}')
  expect(lines[example + 1]).toBe('    GET /raffles/v1/{code}')
  expect(lines.filter(line => line === lines[example + 1])).toHaveLength(1)
})

test('calls that no check makes, and those that need a word, are left out by name', () => {
  const lines = report([])
  const never = lines.indexOf('  they order, pay, upload or change an account: no check makes them')
  const writing = lines.indexOf('  they change something: --write makes them, on a demo')

  expect(lines.indexOf('    POST /orders/v1')).toBeGreaterThan(never)
  expect(lines.indexOf('    PUT /favorites/v1')).toBeGreaterThan(writing)
  expect(lines).toContain('  as a member nothing was asked: --login names one')
  expect(report([], { isMember: true })).not.toContain('    POST /users/v1/login')
})
