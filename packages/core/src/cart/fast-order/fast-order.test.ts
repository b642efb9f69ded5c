import { describe, expect, test } from 'vitest'

import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { codesToAsk } from './asked-codes.ts'
import { fastOrderSubject } from './fast-order.ts'
import type { FastOrderCommand } from './fast-order-commands.ts'
import type { FastOrder } from './fast-order-state.ts'

const item = (groupId: number, initial: Partial<FastOrderItem> = {}): FastOrderItem => ({
  ...{ groupId, title: 'Пенал', option: '', vendorCode: '', barcode: '', stock: 50, step: 1 },
  prices: [{ price: 10, limit: 1, priceRole: 'org' }],
  ...initial
})

const text = (rows: number) => Array.from({ length: rows }, (_, index) => `К-${index};2`).join('\n')

function run(order: FastOrder, ...commands: readonly FastOrderCommand[]) {
  return commands.reduce((state, command) => fastOrderSubject.after(state, command, 'id-1'), order)
}

/** An order of so many lines, read, with a known thing for every code. */
function known(rows: number): FastOrder {
  let order = run(fastOrderSubject.start(), { type: 'order.read', text: text(rows) })
  while (order.work === 'parsing') order = run(order, { type: 'order.slice' })
  return run(order, {
    type: 'order.resolved',
    initial: Object.fromEntries(order.lines.map(({ code }, index) => [code, [item(index + 1)]]))
  })
}

test('a text is read in slices, then its codes are asked for', () => {
  const read = run(fastOrderSubject.start(), { type: 'order.read', text: text(300) })
  const half = run(read, { type: 'order.slice' })
  const whole = run(half, { type: 'order.slice' })

  expect([read.work, half.work, whole.work]).toEqual(['parsing', 'parsing', 'asking'])
  expect(whole.lines).toHaveLength(300)
})

test('the list of an address is taken as the server has understood it, and asked for no more', () => {
  const own = run(fastOrderSubject.start(), { type: 'order.read', text: text(3) })

  const order = run(own, { type: 'order.adopt', order: known(2) })

  expect(order).toEqual(known(2))
  expect(fastOrderSubject.needsShop?.(order)).toBe(false)
  const mended = run(order, { type: 'line.mend', row: 1, code: 'К-9' })
  expect([mended.work, codesToAsk(mended)]).toEqual(['asking', ['К-9']])
})

test('2 000 lines are asked for in four calls', () => {
  let order = run(fastOrderSubject.start(), { type: 'order.read', text: text(2000) })
  while (order.work === 'parsing') order = run(order, { type: 'order.slice' })
  const calls: number[] = []
  while (order.work === 'asking') {
    const codes = codesToAsk(order)
    calls.push(codes.length)
    const answer = Object.fromEntries(codes.map(code => [code, []]))
    order = run(order, { type: 'order.resolved', initial: answer })
  }

  expect(calls).toEqual([500, 500, 500, 500])
})

test('a code that stands twice is asked for once', () => {
  const order = run(
    fastOrderSubject.start(),
    { type: 'order.read', text: 'А-1;1\nА-1;2' },
    { type: 'order.slice' }
  )

  expect(codesToAsk(order)).toEqual(['А-1'])
})

test('a text without lines asks for nothing', () => {
  const order = run(
    fastOrderSubject.start(),
    { type: 'order.read', text: 'Здравствуйте' },
    { type: 'order.slice' }
  )

  expect(order).toMatchObject({ work: 'none', lines: [] })
})

test('a reading that was stopped goes on where it was', () => {
  const asking = run(
    fastOrderSubject.start(),
    { type: 'order.read', text: text(3) },
    { type: 'order.slice' },
    { type: 'order.stop' }
  )

  expect(asking).toMatchObject({ work: 'none', lines: [{}, {}, {}] })
  expect(run(asking, { type: 'order.check' }).work).toBe('asking')
  expect(run(asking, { type: 'order.resolved', initial: { 'К-0': [] } })).toBe(asking)
})

describe('adding', () => {
  test('goes in batches of 500 under one id', () => {
    const order = run(known(1200), { type: 'order.add' })

    expect(order.work).toBe('adding')
    expect(order.batches.map(({ groups }) => groups.length)).toEqual([500, 500, 200])
    expect(new Set(order.batches.map(({ id }) => id))).toEqual(new Set(['id-1']))
  })

  test('takes what was put out of the list and counts it', () => {
    const order = run(known(600), { type: 'order.add' })
    const [first, second] = order.batches
    if (first === undefined || second === undefined) throw new Error('no batches')

    const half = run(order, { type: 'order.put', batch: first })
    const whole = run(half, { type: 'order.put', batch: second })

    expect(half).toMatchObject({ work: 'adding', added: { lines: 500, pieces: 1000 } })
    expect(whole).toMatchObject({ work: 'none', lines: [], added: { lines: 600, pieces: 1200 } })
  })

  test('leaves what is not understood in the list', () => {
    const order = run(
      fastOrderSubject.start(),
      { type: 'order.read', text: 'А-1;1\nБ-2;1\nА-1;3' },
      { type: 'order.slice' },
      { type: 'order.resolved', initial: { 'А-1': [item(7)], 'Б-2': [] } },
      { type: 'order.add' }
    )
    const [batch] = order.batches
    if (batch === undefined) throw new Error('no batch')

    expect(batch).toEqual({ id: 'id-1', groups: [{ groupId: 7, count: 4 }], rows: [1, 3] })
    expect(run(order, { type: 'order.put', batch }).lines).toEqual([
      { row: 2, code: 'Б-2', count: '1' }
    ])
  })

  test('of nothing does nothing', () => {
    const order = fastOrderSubject.start()

    expect(run(order, { type: 'order.add' })).toBe(order)
  })

  test('that was stopped ends after the call that is on its way', () => {
    const order = run(known(1200), { type: 'order.add' }, { type: 'order.stop' })
    const [batch] = order.batches
    if (batch === undefined) throw new Error('no batch')

    expect(order).toMatchObject({ work: 'adding', batches: [batch] })
    expect(run(order, { type: 'order.put', batch })).toMatchObject({ work: 'none', batches: [] })
  })

  test('whose answer is lost is said again under the same id, and its rows are not mended', () => {
    const lost = run(
      known(2),
      { type: 'order.add' },
      { type: 'order.failed', message: 'Нет связи' }
    )

    const again = fastOrderSubject.after(lost, { type: 'order.add' }, 'id-2')

    expect(lost).toMatchObject({ work: 'none', failure: 'Нет связи' })
    expect(again.batches.map(({ id }) => id)).toEqual(['id-1'])
    expect(run(lost, { type: 'line.mend', row: 1, count: '9' })).toBe(lost)
  })

  test('that the shop refused asks for all codes anew and says why', () => {
    const stale = run(known(2), { type: 'order.add' }, { type: 'order.reread', why: 'Разобрали' })

    expect(stale).toMatchObject({ work: 'asking', batches: [], initial: {}, failure: 'Разобрали' })
  })
})

describe('mending', () => {
  test('of a quantity asks for nothing', () => {
    const order = run(known(2), { type: 'line.mend', row: 1, count: '9' })

    expect(order).toMatchObject({ work: 'none', lines: [{ count: '9' }, { count: '2' }] })
  })

  test('of a code asks for the new one alone', () => {
    const order = run(known(2), { type: 'line.mend', row: 1, code: 'НОВЫЙ' })

    expect([order.work, codesToAsk(order)]).toEqual(['asking', ['НОВЫЙ']])
  })

  test('chooses what a code means', () => {
    const sizes = [item(1), item(2)]
    const order = run(
      fastOrderSubject.start(),
      { type: 'order.read', text: 'А-1;1' },
      { type: 'order.slice' },
      { type: 'order.resolved', initial: { 'А-1': sizes } },
      { type: 'line.choose', row: 1, groupId: 2 },
      { type: 'order.add' }
    )

    expect(order.batches[0]?.groups).toEqual([{ groupId: 2, count: 1 }])
  })

  test('drops a line', () => {
    expect(run(known(2), { type: 'line.drop', row: 1 }).lines.map(({ row }) => row)).toEqual([2])
  })
})

test('another visitor’s prices are asked for', () => {
  expect(run(known(2), { type: 'order.reread' })).toMatchObject({ work: 'asking', initial: {} })
})

test('a cleared order is empty', () => {
  expect(run(known(2), { type: 'order.clear' })).toEqual(fastOrderSubject.start())
})
