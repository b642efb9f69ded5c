import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wrongFields } from '../testing/test-wire.ts'
import { category } from './category.ts'
import { facets, filter } from './filter.ts'

test.each(['id', 'code', 'parentId', 'childrenIds', 'sort', 'title', 'image', 'path'])(
  'a category is nothing without %s',
  field => {
    expect(wrongFields(category, withField(fixtures.category(), [field], undefined))).toEqual([
      field
    ])
  }
)

test('a root category has no parent, and not every category has a picture', () => {
  expect(wrongFields(category, fixtures.category({ parentId: null, image: null }))).toEqual([])
})

test.each(['code', 'id', 'priority', 'seo', 'values', 'title', 'kind'])(
  'a filter is nothing without %s',
  field => {
    expect(wrongFields(filter, withField(fixtures.filter(), [field], undefined))).toEqual([field])
  }
)

test('a value of a filter depends on others by their ids, and only a colour has a hex', () => {
  const value = { id: 7, code: '134', title: '134', dependedValues: [3, 4] }

  expect(wrongFields(filter, fixtures.filter({ values: [value] }))).toEqual([])
  expect(
    wrongFields(filter, withField(fixtures.filter(), ['values', '0', 'dependedValues'], ['sinij']))
  ).toEqual(['values.0.dependedValues.0'])
})

test('counts without products have no prices', () => {
  expect(wrongFields(facets, { filters: [], price: null, inStock: 0 })).toEqual([])
  expect(wrongFields(facets, { filters: [], price: { min: 450 }, inStock: 0 })).toEqual([
    'price.max'
  ])
})
