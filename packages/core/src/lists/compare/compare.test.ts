import { expect, test } from 'vitest'

import { compareMessages } from './compare.messages.ts'
import { COMPARE_MAX, type CompareCommand, compareSubject, isCompared } from './compare.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const listOf = (ids: readonly number[]) => compareSubject.start({ ids, isRead: true })
const after = (ids: readonly number[], command: CompareCommand) =>
  compareSubject.after(listOf(ids), command, '').ids

test('the texts that are told are those of the shop, letter by letter', () => {
  expect(compareMessages.full(COMPARE_MAX)).toBe(
    'Сравнить можно не больше 10 товаров. Уберите один из списка, чтобы добавить другой'
  )
  expect(compareMessages).toMatchObject({
    added: 'Товар добавлен к сравнению',
    removed: 'Товар убран из сравнения',
    cleared: 'Список сравнения очищен'
  })
})

test.each<[string, readonly number[], CompareCommand, readonly number[]]>([
  ['a new product is the last column', [7, 8], { type: 'compare.add', productId: 9 }, [7, 8, 9]],
  ['a known product keeps its column', [7, 8], { type: 'compare.add', productId: 7 }, [7, 8]],
  ['the eleventh product is refused', TEN, { type: 'compare.add', productId: 11 }, TEN],
  ['a product is taken out', [7, 8, 9], { type: 'compare.remove', productId: 8 }, [7, 9]],
  ['what is no id is no column', [7], { type: 'compare.add', productId: 7.5 }, [7]],
  ['a stranger cannot be taken out', [7], { type: 'compare.remove', productId: 8 }, [7]],
  ['all of it goes', TEN, { type: 'compare.clear' }, []],
  ['nothing can be cleared', [], { type: 'compare.clear' }, []],
  [
    'a product comes back to its column',
    [7, 9],
    { type: 'compare.restore', ids: [8], column: 1 },
    [7, 8, 9]
  ],
  [
    'a list comes back in its order, before what was added meanwhile',
    [5],
    { type: 'compare.restore', ids: [9, 7, 8], column: 0 },
    [9, 7, 8, 5]
  ],
  [
    'ten of it at most',
    [11],
    { type: 'compare.restore', ids: TEN, column: 0 },
    [...TEN.slice(0, 9), 11]
  ],
  ['each once', [7], { type: 'compare.restore', ids: [7, 8, 8], column: 0 }, [8, 7]],
  [
    'what is no id is left out',
    [],
    { type: 'compare.restore', ids: [0, -1, 7.5, 7], column: 0 },
    [7]
  ],
  ['what the shop lost goes', [7, 8, 9], { type: 'products.gone', ids: [9, 7, 5] }, [8]],
  ['the device knows better', [7], { type: 'list.heard', ids: [5] }, [5]]
])('%s', (_, ids, command, expected) => {
  expect(after(ids, command)).toEqual(expected)
})

test.each<CompareCommand>([
  { type: 'compare.add', productId: 7 },
  { type: 'compare.remove', productId: 8 },
  { type: 'products.gone', ids: [8] },
  { type: 'compare.restore', ids: [7], column: 0 },
  { type: 'compare.all' } as never
])('a command that changes nothing leaves the very state: %j', command => {
  const known = listOf([7])

  expect(compareSubject.after(known, command, '')).toBe(known)
})

test('a page of the server’s does not know the list until the device is heard', () => {
  const start = compareSubject.start()

  expect(start).toEqual({ ids: [], isRead: false })
  expect(isCompared(compareSubject.after(start, { type: 'list.heard', ids: [7] }, ''), 7)).toBe(
    true
  )
})
