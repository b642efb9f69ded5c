import { expect, test } from 'vitest'

import type { EndpointShape } from '../src/api/endpoint.ts'
import * as contracts from '../src/contracts/index.ts'
import { inputOf, isRecord, valueAt } from './input.ts'
import { readingRecipes, writingRecipes } from './recipes.ts'

const { listProducts, listCurrencies, getPartner, suggestCities, viewProduct } = contracts

const products = { data: [{ id: 17, code: 'sarafan', groups: [{ id: 11 }] }] }
const known = new Map<string, unknown>([['listProducts', products]])
const nothing = new Map<string, unknown>()

test('a call that needs nothing is made with nothing', () => {
  expect(inputOf(listCurrencies, undefined, nothing)).toEqual({
    recipe: { params: {}, query: {} },
    isGuess: false
  })
})

test('a body whose fields may all be left out is empty, and no guess', () => {
  expect(inputOf(listProducts, undefined, nothing)).toEqual({
    recipe: { params: {}, query: {}, body: {} },
    isGuess: false
  })
})

test('a place in a path is filled with 1, which nobody may know', () => {
  expect(inputOf(getPartner, undefined, nothing)).toMatchObject({
    recipe: { params: { id: '1' } },
    isGuess: true
  })
})

test('a query that is needed is made up by its contract', () => {
  const input = inputOf(suggestCities, undefined, nothing)

  expect(input).toMatchObject({ isGuess: true })
  const query = 'recipe' in input ? input.recipe.query : undefined
  expect(suggestCities.query.safeParse(query).success).toBe(true)
})

test('a recipe takes what an earlier answer has given', () => {
  const recipe = {
    query: { code: '$listProducts.data.0.code' },
    body: { ids: ['$listProducts.data.0.id'], inStock: true, note: 'пенал' }
  }

  expect(inputOf(viewProduct, recipe, known)).toEqual({
    recipe: { query: { code: 'sarafan' }, body: { ids: [17], inStock: true, note: 'пенал' } },
    isGuess: false
  })
})

test('a recipe whose answers are missing says which ones', () => {
  const recipe = { query: { code: '$listProducts.data.1.code', id: '$listOrders.data.0.id' } }

  expect(inputOf(viewProduct, recipe, known)).toEqual({
    lacks: 'there is no listProducts.data.1.code, listOrders.data.0.id'
  })
})

test('nothing that is null is taken from an answer', () => {
  const answers = new Map([['listProducts', { data: [{ code: null }] }]])

  expect(inputOf(viewProduct, { query: { code: '$listProducts.data.0.code' } }, answers)).toEqual({
    lacks: 'there is no listProducts.data.0.code'
  })
})

test('the time of a wish is in milliseconds', () => {
  const before = Date.now()
  const input = inputOf(listProducts, { body: { id: '$now' } }, nothing)

  const { id } = Object('recipe' in input ? input.recipe.body : undefined)
  expect(Number(id)).toBeGreaterThanOrEqual(before)
  expect(typeof id).toBe('string')
})

test.each<[string, unknown, string[], unknown]>([
  ['a field of a record', { a: { b: 7 } }, ['a', 'b'], 7],
  ['an item of a list', { data: ['x', 'y'] }, ['data', '1'], 'y'],
  ['the first item that says so', [{ type: 'a' }, { type: 'b', id: 2 }], ['type=b', 'id'], 2],
  ['nothing where no item says so', [{ type: 'a' }], ['type=c', 'id'], undefined],
  ['nothing in a text', { a: 'текст' }, ['a', 'b'], undefined],
  ['nothing behind null', { a: null }, ['a', 'b'], undefined],
  ['the whole value without a way', { a: 1 }, [], { a: 1 }]
])('a way leads to %s', (_, value, keys, found) => {
  expect(valueAt(value, keys)).toEqual(found)
})

test.each<[unknown, boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false]
])('%j is a record: %s', (value, verdict) => {
  expect(isRecord(value)).toBe(verdict)
})

const endpoints = new Map(
  Object.entries<unknown>(contracts).filter((entry): entry is [string, EndpointShape] => {
    const [, value] = entry
    return isRecord(value) && 'method' in value && 'response' in value
  })
)
const references = (recipe: unknown) =>
  [...JSON.stringify(recipe).matchAll(/"\$(\w+)/g)].map(([, name]) => name ?? '')

test('every recipe is of a contract that there is', () => {
  const names = Object.keys({ ...readingRecipes, ...writingRecipes })

  expect(names.filter(name => !endpoints.has(name))).toEqual([])
})

test('reading recipes read, writing ones change something', () => {
  const reads = (name: string) => {
    const endpoint = endpoints.get(name)
    return endpoint?.method === 'GET' || endpoint?.reads === true
  }

  expect(Object.keys(readingRecipes).filter(name => !reads(name))).toEqual([])
  expect(Object.keys(writingRecipes).filter(reads)).toEqual([])
})

test('a recipe points only into answers that come before it or need no recipe', () => {
  const order = Object.keys({ ...readingRecipes, ...writingRecipes })
  const recipes = Object.entries({ ...readingRecipes, ...writingRecipes })

  for (const [place, [name, recipe]] of recipes.entries()) {
    const late = references(recipe).filter(
      asked => asked !== 'now' && order.indexOf(asked) >= place
    )

    expect(late, name).toEqual([])
  }
})

test('no recipe deletes an account, changes a password or places an order', () => {
  const dangerous = [
    'deleteAccount',
    'changePassword',
    'createOrder',
    'cancelOrder',
    'createRefund'
  ]

  expect(dangerous.filter(name => name in writingRecipes || name in readingRecipes)).toEqual([])
})
