import { expect, test } from 'vitest'

import { nextIntentId } from '../platform/intent-id.ts'
import { isTotalStale } from './basket.selectors.ts'
import type { BasketCommand } from './basket-commands.ts'
import { badgeCount, basketAfter, isLineSelected, linesOf, quantityOf } from './basket-log.ts'
import { type BasketContext, emptyBasket } from './basket-state.ts'

const settled: BasketContext = { ...emptyBasket(), version: 4, counts: { 7: 2, 8: 1 } }

/** Every command gets the next id: '1', '2', … */
const after = (basket: BasketContext, ...commands: BasketCommand[]) =>
  commands.reduce((state, command, index) => basketAfter(state, command, `${index + 1}`), basket)

test('shows a new line and a higher badge at once', () => {
  const basket = after(settled, { type: 'line.set', key: 9, count: 3 })

  expect(quantityOf(basket, 9)).toBe(3)
  expect(badgeCount(basket)).toBe(6)
  expect(isTotalStale(basket)).toBe(true)
})

test('keeps only the newest of the waiting wishes of a line', () => {
  const basket = after(
    settled,
    { type: 'line.set', key: 7, count: 3 },
    { type: 'line.set', key: 7, count: 4 },
    { type: 'line.type', key: 7, count: 12 }
  )

  expect(basket.log).toEqual([{ id: '3', key: 7, count: 12, state: 'typing' }])
})

test('keeps a wish that is on its way beside the newer one', () => {
  const sent = { id: '0', key: 7, count: 5, state: 'sent' } as const

  const basket = after({ ...settled, log: [sent] }, { type: 'line.set', key: 7, count: 6 })

  expect(basket.log.map(intent => intent.count)).toEqual([5, 6])
  expect(quantityOf(basket, 7)).toBe(6)
})

test.each([-1, 1.5, 1000, Number.NaN, Number.POSITIVE_INFINITY])(
  'leaves the basket alone when the quantity is %s',
  count => {
    expect(after(settled, { type: 'line.set', key: 7, count })).toBe(settled)
  }
)

test('brings a removed line back with its quantity', () => {
  const removed = after(settled, { type: 'line.remove', key: 7 })
  expect(quantityOf(removed, 7)).toBe(0)
  expect(removed.removed).toEqual([{ key: 7, count: 2, title: '' }])

  const restored = basketAfter(removed, { type: 'line.restore', key: 7 }, '2')

  expect(quantityOf(restored, 7)).toBe(2)
  expect(restored.removed).toEqual([])
})

test('clears every line, also one that the server has not seen yet', () => {
  const basket = after(settled, { type: 'line.set', key: 9, count: 1 }, { type: 'basket.clear' })

  expect(linesOf(basket)).toEqual([])
  expect(badgeCount(basket)).toBe(0)
})

test('waits for a pause in typing until the field is left', () => {
  const typing = after(
    settled,
    { type: 'line.type', key: 7, count: 1 },
    { type: 'line.type', key: 8, count: 12 }
  )

  const basket = basketAfter(typing, { type: 'line.flush', key: 8 }, '3')

  expect(basket.log.map(intent => intent.state)).toEqual(['typing', 'waiting'])
})

test('selects and unselects at once', () => {
  const basket = after(settled, { type: 'lines.select', keys: [7], selected: false })

  expect(isLineSelected(basket, 7)).toBe(false)
  expect(isLineSelected(basket, 8)).toBe(true)
})

test('asks once for a promo code that was clicked twice', () => {
  const basket = after(
    settled,
    { type: 'promo.apply', code: ' ЛИНЕЙКА10 ' },
    { type: 'promo.apply', code: 'ЛИНЕЙКА10' }
  )

  expect(basket.operations).toEqual([
    { id: '1', state: 'waiting', kind: 'promo', code: 'ЛИНЕЙКА10' }
  ])
})

test('makes ids that grow within a millisecond and when the clock is set back', () => {
  let now = 1_700_000_000_000
  const source = { now: () => now, randomBytes: (count: number) => new Uint8Array(count) }

  const first = nextIntentId(source)
  const second = nextIntentId(source, first)
  now -= 3_600_000
  const third = nextIntentId(source, second)

  expect([third, second, first].toSorted()).toEqual([first, second, third])
  expect(first).toHaveLength(32)
})
