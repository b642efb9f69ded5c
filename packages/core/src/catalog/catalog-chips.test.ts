import { expect, test } from 'vitest'

import { catalogMessages } from './catalog.messages.ts'
import { catalogChips } from './catalog-chips.ts'
import { catalogSearch, catalogSorts, parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'

const filters = [
  {
    code: 'color',
    title: 'Цвет',
    values: [
      { code: 'sinij', title: 'Синий' },
      { code: 'seryj', title: 'Серый' }
    ]
  },
  { code: 'size', title: 'Размер', values: [{ code: 'm', title: 'M' }] }
]

test('every applied filter has a chip that leads to the list without it', () => {
  const query = parseCatalogQuery('?size=m&color=sinij,seryj&price=500-2000&in-stock=1&page=3')

  const chips = catalogChips(query, filters)

  expect(chips.map(({ key, title, without }) => [key, title, catalogSearch(without)])).toEqual([
    ['color:sinij', 'Синий', '?color=seryj&size=m&price=500-2000&in-stock=1'],
    ['color:seryj', 'Серый', '?color=sinij&size=m&price=500-2000&in-stock=1'],
    ['size:m', 'Размер M', '?color=seryj,sinij&price=500-2000&in-stock=1'],
    ['price', '500\u00a0₽ – 2\u00a0000\u00a0₽', '?color=seryj,sinij&size=m&in-stock=1'],
    ['in-stock', 'В наличии', '?color=seryj,sinij&size=m&price=500-2000']
  ])
})

test.each([
  ['?price=500-', 'от 500\u00a0₽'],
  ['?price=-2000', 'до 2\u00a0000\u00a0₽']
])('the chip of %s says «%s»', (href, title) => {
  expect(catalogChips(parseCatalogQuery(href), filters).map(chip => chip.title)).toEqual([title])
})

test.each([
  ['Рост, см', '134', 'Рост 134\u00a0см'],
  ['Обхват головы, см', '52–54', 'Обхват головы 52–54\u00a0см'],
  ['Размер обуви', '34', 'Размер обуви 34'],
  ['Размер', 'XL', 'Размер XL'],
  ['Листов', '48 листов', '48 листов'],
  ['Цвет', 'Синий', 'Синий']
])('of the filter «%s» the value «%s» is named «%s» above the list', (title, value, chip) => {
  const query = parseCatalogQuery('?some=one')
  const known = [{ code: 'some', title, values: [{ code: 'one', title: value }] }]

  expect(catalogChips(query, known).map(shown => shown.title)).toEqual([chip])
})

test('a value the shop does not have gets no chip', () => {
  expect(catalogChips(parseCatalogQuery('?color=zelenyj&brand=penal'), filters)).toEqual([])
})

test('every sorting has a title, popular ones first', () => {
  expect(catalogSorts({}).map(sort => catalogMessages.sorts[sort])).toEqual([
    'Популярные',
    'Сначала дешёвые',
    'Сначала дорогие',
    'Новинки',
    'С высоким рейтингом',
    'По размеру скидки'
  ])
})

test('a search begins with what fits best; other lists do not know that order', () => {
  const search = parseCatalogQuery('?q=ранец')

  expect(catalogSorts(search).map(sort => catalogMessages.sorts[sort])[0]).toBe('По соответствию')
  expect([search.sort, catalogSearch(search)]).toEqual([
    'relevance',
    `?q=${encodeURIComponent('ранец')}`
  ])
  expect(parseCatalogQuery('?q=ранец&sort=popular').sort).toBe('popular')
  expect(catalogSearch({ ...search, sort: 'popular' })).toContain('sort=popular')
  expect(parseCatalogQuery('?sort=relevance').sort).toBe('popular')
})

test('the calls get what is chosen and nothing that is not', () => {
  expect(catalogSelection(parseCatalogQuery('?color=sinij&price=500-&sort=new&page=2'))).toEqual({
    filters: { color: ['sinij'] },
    priceFrom: 500
  })
  expect(catalogSelection(parseCatalogQuery('?q=ранец&in-stock=1&price=-9'))).toEqual({
    filters: {},
    priceTo: 9,
    inStock: true,
    search: 'ранец'
  })
})
