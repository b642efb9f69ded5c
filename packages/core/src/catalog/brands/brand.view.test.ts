import { expect, test } from 'vitest'

import { fixtures } from '../../testing/entity-fixtures.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { brandOfSizes, brandView, markSize, sizesHref, sizeTableView } from './brand.view.ts'

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

const partner = { id: 1, code: 'opyt', title: 'Опыт' }
const sized = (...titles: string[]) =>
  demoProduct({
    partner,
    groups: titles.map(title => demoGroup({ size: { code: title, title } }))
  })

test('the sizes of a product are explained by a table that speaks of one of them', () => {
  const sizeTable = fixtures.sizeTable({ rows: [['122', '7 лет']] })

  expect(sizesHref(sized('122', '36'), { ...partner, sizeTable })).toBe('/sizes/opyt')
  expect(sizesHref(sized('36'), { ...partner, sizeTable })).toBeUndefined()
  expect(sizesHref(sized('122'), { ...partner, sizeTable: null })).toBeUndefined()
})

test('no brand is asked for the sizes of what has none', () => {
  expect(brandOfSizes(sized('122'))).toBe('opyt')
  expect(brandOfSizes({ ...sized('122'), partner: null })).toBeUndefined()
  expect(
    brandOfSizes(demoProduct({ partner, groups: [demoGroup({ size: null })] }))
  ).toBeUndefined()
})
