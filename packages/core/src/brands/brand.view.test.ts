import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { brandView, hasSizes, markSize, sizeTableView } from './brand.view.ts'

const brand = fixtures.partnerCard({ code: 'opyt', productsCount: 21, hasSizeTable: false })

test('a brand tells how many goods it has, and leads to its sizes where it has a table', () => {
  expect(brandView(brand)).toMatchObject({
    href: '/brands/opyt',
    products: '21 товар',
    sizesHref: undefined
  })
  expect(brandView({ ...brand, hasSizeTable: true }).sizesHref).toBe('/sizes/opyt')
})

test('the row of the chosen size is marked, of no other', () => {
  const rows = [
    ['122', '7 лет'],
    ['128', '8 лет']
  ]
  const table = fixtures.sizeTable({ columns: ['Рост', 'Возраст'], rows })

  const view = sizeTableView(table)

  expect(markSize(view, '128').rows.map(({ isChosen }) => isChosen)).toEqual([false, true])
  expect(markSize(view, undefined).rows.some(({ isChosen }) => isChosen)).toBe(false)
})

test('a table of other sizes is of no use', () => {
  const table = fixtures.sizeTable({ rows: [['122', '7 лет']] })

  expect([hasSizes(table, ['122', '36']), hasSizes(table, ['36'])]).toEqual([true, false])
})
