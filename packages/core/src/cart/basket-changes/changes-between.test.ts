import { expect, test } from 'vitest'

import { basketState } from '../../basket/basket-state.ts'
import { demoGroup, demoProduct, demoTotal } from '../../testing/fixtures.ts'
import { withChange } from './basket-changes.ts'
import { changeRows } from './basket-changes.view.ts'
import { changesBetween } from './changes-between.ts'

interface Line {
  readonly count: number
  readonly stock?: number
  readonly price?: number
}

/** A basket with one line, of which `stock` pieces are left. */
function basket(version: number, { count, stock = 9, price = 450 }: Line) {
  const prices = [{ price, limit: 1, priceRole: 'guest_opt' }]
  const offers = [{ id: 1, barcode: '1', remnants: stock, prices }]
  const groups = [demoGroup({ id: 7, count, remnants: stock, offers })]
  const products = count > 0 ? [demoProduct({ title: 'Пенал', groups })] : []
  const data = [{ inStock: stock > 0, constructorSets: [], products }]
  return basketState({ version, data, total: demoTotal({}) })
}

const outcome = (before: Line, after: Line) =>
  changeRows(
    changesBetween(basket(1, before), basket(2, after), 'guest_opt'),
    [],
    rubles => `${rubles} ₽`
  ).map(({ text, note, undo }) => [text, note, undo?.label])

test.each<[string, Line, Line, (string | undefined)[][]]>([
  [
    'put in elsewhere can be taken out',
    { count: 0 },
    { count: 2 },
    [['Пенал: добавлено 2 шт. на другом устройстве', '', 'Убрать']]
  ],
  [
    'taken out elsewhere can be put back',
    { count: 2 },
    { count: 0 },
    [['Пенал: убрано на другом устройстве', '', 'Вернуть']]
  ],
  [
    'changed elsewhere can be changed back',
    { count: 2 },
    { count: 5 },
    [['Пенал: было 2 шт., стало 5 шт. Изменено на другом устройстве', '', 'Вернуть 2 шт.']]
  ],
  [
    'cut by the stock cannot',
    { count: 5 },
    { count: 3, stock: 3 },
    [
      [
        'Пенал: было 5 шт., осталось 3 шт.',
        'Вернуть прежнее количество нельзя: столько уже нет',
        undefined
      ]
    ]
  ],
  [
    'sold out cannot',
    { count: 5 },
    { count: 5, stock: 0 },
    [['Пенал: закончился', 'Вернуть нельзя: товара нет в наличии', undefined]]
  ],
  [
    'back in the shop needs no way back',
    { count: 5, stock: 0 },
    { count: 5 },
    [['Пенал: снова в наличии', '', undefined]]
  ],
  [
    'of another price is counted anew',
    { count: 2 },
    { count: 2, price: 490 },
    [['Пенал: цена за штуку была 450 ₽, стала 490 ₽', 'Сумма пересчитана', undefined]]
  ],
  ['the same is no news', { count: 2 }, { count: 2 }, []]
])('a line that is %s', (_, before, after, rows) => {
  expect(outcome(before, after)).toEqual(rows)
})

test('what the visitor wishes himself is no news, nor is another visitor’s basket', () => {
  const before = basket(1, { count: 2 })
  const intent = { id: 'a', key: 7, count: 5, state: 'sent' as const }
  const after = basket(2, { count: 5 })

  expect(changesBetween({ ...before, log: [intent] }, after, 'guest_opt')).toEqual([])
  expect(changesBetween({ ...before, epoch: 1 }, after, 'guest_opt')).toEqual([])
  expect(changesBetween({ ...before, version: -1 }, after, 'guest_opt')).toEqual([])
})

test('changes of a line add up, and cancel out', () => {
  const change = { key: 7, title: 'Пенал', cause: 'elsewhere' as const, before: 2, after: 5 }

  const twice = withChange([change], { ...change, before: 5, after: 1 })

  expect(twice).toEqual([{ ...change, after: 1 }])
  expect(withChange(twice, { ...change, before: 1, after: 2 })).toEqual([])
})

test('a product that the shop has not read is named by the page', () => {
  const change = { key: 7, title: '', cause: 'elsewhere' as const, before: 2, after: 0 }

  expect(changeRows([change], basket(1, { count: 2 }).buckets ?? [], String)[0]?.title).toBe(
    'Пенал'
  )
  expect(changeRows([change], [], String)[0]?.title).toBe('Товар')
})
