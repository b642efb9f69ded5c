import { expect, test } from 'vitest'

import type { KeptLine } from '../../entities/kept-basket.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { takingOf } from './taking.ts'

const SET = 'start:1-2'

/** A basket with three of group 7, one of group 8 and two sets. */
const present = () => {
  const bucket = fixtures.basketBucket()
  const [product] = bucket.products
  const [group] = product?.groups ?? []
  const [set] = bucket.constructorSets
  if (!product || !group || !set) throw new Error('The fixture has none')
  const groups = [
    { ...group, id: 7, count: 3 },
    { ...group, id: 8, count: 1 }
  ]
  const sets = [{ ...set, id: SET, count: 2 }]
  return {
    data: [{ ...bucket, products: [{ ...product, groups }], constructorSets: sets }]
  }
}

const line = (groupId: number, count: number, stock = 50): KeptLine => ({
  ...{ groupId, setId: null, title: 'Пенал', count, stock },
  ...{ paidPrice: 100, price: 100 }
})

test('what is added is at least as much as was put aside, a second time nothing', () => {
  const { commands, undo } = takingOf(present(), [line(7, 5), line(8, 1), line(9, 2)], 'add')

  expect(commands).toEqual([
    { type: 'line.set', key: 7, count: 5 },
    { type: 'line.set', key: 9, count: 2 }
  ])
  expect(undo).toEqual([
    { type: 'line.set', key: 7, count: 3 },
    { type: 'line.set', key: 9, count: 0 }
  ])
})

test('what takes the place of a basket leaves nothing of it, and gives it back', () => {
  const { commands, undo } = takingOf(present(), [line(7, 2), line(9, 2)], 'replace')

  expect(commands).toEqual([
    { type: 'line.set', key: SET, count: 0 },
    { type: 'line.set', key: 8, count: 0 },
    { type: 'line.set', key: 7, count: 2 },
    { type: 'line.set', key: 9, count: 2 }
  ])
  expect(undo).toEqual([
    { type: 'line.set', key: SET, count: 2 },
    { type: 'line.set', key: 8, count: 1 },
    { type: 'line.set', key: 7, count: 3 },
    { type: 'line.set', key: 9, count: 0 }
  ])
})

test('no more comes back than there is, and nothing of what is sold out', () => {
  const { commands } = takingOf({ data: [] }, [line(1, 9, 4), line(2, 9, 0)], 'add')

  expect(commands).toEqual([{ type: 'line.set', key: 1, count: 4 }])
})

test('a set comes back as a set', () => {
  const kept = { ...line(0, 3), groupId: null, setId: SET }

  const { commands, undo } = takingOf({ data: [] }, [kept], 'add')

  expect(commands).toEqual([{ type: 'line.set', key: SET, count: 3 }])
  expect(undo).toEqual([{ type: 'line.set', key: SET, count: 0 }])
})
