import { expect, test } from 'vitest'

import { compareMessages } from './compare.messages.ts'
import { comparedCount, comparedIds, compareLabel, isCompareFull } from './compare.selectors.ts'
import {
  COMPARE_MAX,
  type CompareCommand,
  compareAfter,
  compareState,
  isCompared
} from './compare-state.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const FULL = 'Сравнить можно не больше 10 товаров. Уберите один из списка, чтобы добавить другой'

test('the texts are those of the shop, letter by letter', () => {
  expect(compareMessages.full(COMPARE_MAX)).toBe(FULL)
  expect({ ...compareMessages, full: '' }).toEqual({
    add: 'Добавить к сравнению',
    remove: 'Убрать из сравнения',
    added: 'Товар добавлен к сравнению',
    removed: 'Товар убран из сравнения',
    cleared: 'Список сравнения очищен',
    full: ''
  })
})

test.each<[string, readonly number[], CompareCommand, readonly number[]]>([
  ['a new product is the last column', [7, 8], { type: 'compare.add', productId: 9 }, [7, 8, 9]],
  ['a known product keeps its column', [7, 8], { type: 'compare.add', productId: 7 }, [7, 8]],
  ['a product is taken out', [7, 8, 9], { type: 'compare.remove', productId: 8 }, [7, 9]],
  ['what is no id is no column', [7], { type: 'compare.add', productId: 7.5 }, [7]],
  ['nor by a toggle', [7], { type: 'compare.toggle', productId: -1 }, [7]],
  ['a stranger cannot be taken out', [7], { type: 'compare.remove', productId: 8 }, [7]],
  ['a button puts in', [], { type: 'compare.toggle', productId: 7 }, [7]],
  ['the same button takes out', [7], { type: 'compare.toggle', productId: 7 }, []],
  ['a toggle works in a full list', TEN, { type: 'compare.toggle', productId: 1 }, TEN.slice(1)],
  ['a known product is no eleventh', TEN, { type: 'compare.add', productId: 10 }, TEN],
  ['all of it goes', TEN, { type: 'compare.clear' }, []],
  ['nothing can be cleared', [], { type: 'compare.clear' }, []],
  ['a list comes back in its order', [5], { type: 'compare.restore', ids: [9, 7, 8] }, [9, 7, 8]],
  ['ten of it at most', [], { type: 'compare.restore', ids: [...TEN, 11] }, TEN],
  ['each once', [], { type: 'compare.restore', ids: [7, 7, 8] }, [7, 8]],
  ['what is no id is left out', [], { type: 'compare.restore', ids: [0, -1, 7.5, 7] }, [7]],
  ['what the shop lost goes', [7, 8, 9], { type: 'products.gone', ids: [9, 7, 5] }, [8]]
])('%s', (_, ids, command, after) => {
  expect(compareAfter(compareState(ids), command)).toEqual({ ids: after, message: '' })
})

test.each(['compare.add', 'compare.toggle'] as const)(
  'the eleventh product is refused in words (%s), which the next command takes away',
  type => {
    const refused = compareAfter(compareState(TEN), { type, productId: 11 })
    expect(refused).toEqual({ ids: TEN, message: FULL })

    const next = compareAfter(refused, { type: 'compare.remove', productId: 1 })

    expect(next.message).toBe('')
    expect(compareAfter(next, { type, productId: 11 }).ids).toEqual([...TEN.slice(1), 11])
  }
)

test('a command makes a new list and leaves the old one alone', () => {
  const before = compareState(Object.freeze([7, 8]))

  compareAfter(before, { type: 'compare.toggle', productId: 7 })
  compareAfter(before, { type: 'compare.add', productId: 9 })
  compareAfter(before, { type: 'products.gone', ids: [7, 8] })

  expect(before).toEqual({ ids: [7, 8], message: '' })
})

test('a command that nobody knows changes nothing', () => {
  const known = compareState([7])

  expect(Reflect.apply(compareAfter, undefined, [known, { type: 'compare.all' }])).toBe(known)
})

test.each([
  [[], 0, false],
  [[7], 1, false],
  [TEN.slice(1), 9, false],
  [TEN, 10, true]
])('%j are counted as %i', (ids, count, isFull) => {
  const compare = compareState(ids)

  expect([comparedCount(compare), isCompareFull(compare)]).toEqual([count, isFull])
  expect(comparedIds(compare)).toEqual(ids)
})

test('the button says what it will do', () => {
  const compare = compareState([7])

  expect(compareLabel(compare, 7)).toBe('Убрать из сравнения')
  expect(compareLabel(compare, 8)).toBe('Добавить к сравнению')
  expect([isCompared(compare, 7), isCompared(compare, 8)]).toEqual([true, false])
})
