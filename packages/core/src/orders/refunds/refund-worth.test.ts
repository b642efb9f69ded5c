import fc from 'fast-check'
import { expect, test } from 'vitest'

import { refundKopecks } from './refund-worth.ts'

const line = fc.record({
  count: fc.integer({ min: 1, max: 7 }),
  price: fc.integer({ min: 0, max: 1_000_000 })
})

/** An order, and in which order its pieces go back. */
const parted = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    bonusShare: fc.double({ min: 0, max: 1, noNaN: true })
  })
  .map(({ lines, discountShare, bonusShare }) => {
    const bought = lines.map(({ count, price }, index) => ({
      groupId: index + 1,
      count,
      kopecks: count * price
    }))
    const goods = bought.reduce((sum, { kopecks }) => sum + kopecks, 0)
    const discount = Math.floor(goods * discountShare)
    const bonuses = Math.floor((goods - discount) * bonusShare)
    return { bought, paid: { goods, discount, bonuses } }
  })
  .chain(order => {
    const single = order.bought.flatMap(({ groupId, count }) =>
      Array.from({ length: count }, () => groupId)
    )
    return fc.record({
      order: fc.constant(order),
      pieces: fc.shuffledSubarray(single, { minLength: single.length }),
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: single.length })
    })
  })

interface Refund {
  readonly pieces: readonly { readonly groupId: number; readonly count: number }[]
  readonly kopecks: number
}

test('however an order is sent back, the parts add up to what was paid for its goods', () => {
  fc.assert(
    fc.property(parted, ({ order, pieces, sizes }) => {
      const earlier: Refund[] = []
      let left = pieces
      for (const size of sizes) {
        const part = left.slice(0, size).map(groupId => ({ groupId, count: 1 }))
        left = left.slice(size)
        if (part.length === 0) break
        earlier.push({ pieces: part, kopecks: refundKopecks(part, { ...order, earlier }) })
      }
      const { goods, discount, bonuses } = order.paid
      const back = earlier.reduce((sum, { kopecks }) => sum + kopecks, 0)
      expect(back).toBe(goods - discount - bonuses)
      expect(earlier.every(({ kopecks }) => kopecks >= 0)).toBe(true)
    })
  )
})

test('the last of three pieces takes the kopeck that the others left', () => {
  const order = {
    bought: [{ groupId: 1, count: 3, kopecks: 9999 }],
    paid: { goods: 9999, discount: 1000, bonuses: 0 }
  }
  const piece = [{ groupId: 1, count: 1 }]
  const earlier: Refund[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    earlier.push({ pieces: piece, kopecks: refundKopecks(piece, { ...order, earlier }) })
  }

  expect(earlier.map(({ kopecks }) => kopecks)).toEqual([2999, 3000, 3000])
})

test('a refund that was refused leaves its money to the next', () => {
  const order = {
    bought: [{ groupId: 1, count: 3, kopecks: 10_000 }],
    paid: { goods: 10_000, discount: 0, bonuses: 0 }
  }
  const two = [{ groupId: 1, count: 2 }]
  const second = { pieces: two, kopecks: 6667 }

  expect(refundKopecks([{ groupId: 1, count: 1 }], { ...order, earlier: [second] })).toBe(3333)
})
