import { expect, test } from 'vitest'

import { basketState } from '../../basket/basket-state.ts'
import { demoGroup, demoProduct, demoTotal } from '../../testing/fixtures.ts'
import { basketRows } from './basket-rows.view.ts'
import { goneView, selectionView } from './row-selection.ts'

/** Lines of one, two, three … pieces, each chosen or not. */
function linesOf(...selected: readonly boolean[]) {
  const groups = selected.map((isSelected, place) =>
    demoGroup({ id: place + 1, count: place + 1, remnants: 9, selected: isSelected })
  )
  const bucket = { inStock: true, constructorSets: [], products: [demoProduct({ groups })] }
  return basketRows(basketState({ version: 1, total: demoTotal({}), data: [bucket] }), true)
}

const idsOf = ({ rows }: { rows: ReturnType<typeof linesOf> }) => rows.map(({ id }) => id)

test.each([
  [[true, true], 'all', 'Выбрано 3 из 3', 'Очистить корзину', ['line-1', 'line-2']],
  [[false, true], 'part', 'Выбрано 2 из 3', 'Удалить выбранное', ['line-2']],
  [[true], 'all', 'Выбрано 1 из 1', 'Очистить корзину', ['line-1']]
] as const)('of lines chosen %j it says %s: «%s», «%s»', (selected, chosen, words, label, ids) => {
  const view = selectionView(linesOf(...selected))

  expect([view.chosen, view.words, view.removal?.label]).toEqual([chosen, words, label])
  expect(view.removal && idsOf(view.removal)).toEqual(ids)
})

test.each([
  ['all there is', linesOf(true, true), [], true],
  ['a part', linesOf(true, false), [], false],
  ['all beside what is sold out', linesOf(true, true), linesOf(true), false]
])('of %s being chosen, it clears the basket as a whole: %#', (_, rows, gone, clears) => {
  expect(selectionView(rows, gone).removal?.clears).toBe(clears)
})

test('where nothing is chosen nothing can be taken out', () => {
  expect(selectionView(linesOf(false, false))).toEqual({
    chosen: 'none',
    words: 'Выбрано 0 из 3',
    removal: undefined
  })
})

test.each([
  [[true, true], 'Убрать все', ['line-1', 'line-2']],
  [[false, true], 'Убрать выбранные', ['line-2']],
  [[false, false], 'Убрать все', ['line-1', 'line-2']]
] as const)('of sold out lines chosen %j «%s» takes out %j', (selected, label, ids) => {
  const removal = goneView(linesOf(...selected))

  expect([removal.label, idsOf(removal)]).toEqual([label, ids])
})
