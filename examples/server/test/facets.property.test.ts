import { type EndpointInput } from '@vitrina/core/api'
import { countProducts, listProducts } from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import type { DemoProduct } from '../src/seed/catalogue-shapes.ts'
import { createDemoShop } from '../src/seed/demo-shop.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const demo = createDemoShop({ products: 60 })
const products = demo.products.map((product, at) =>
  at % 5 === 0
    ? { ...product, groups: product.groups.map(group => ({ ...group, stock: 0 })) }
    : product
)
/** Every fifth product of the demo is sold out. */
const shop = { ...demo, products }
let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
  const gone = products.flatMap(({ groups }) => groups).filter(({ stock }) => stock === 0)
  const ids = gone.map(({ id }) => id)
  await backend.db.updateTable('offer').set({ stock: 0 }).where('group_id', 'in', ids).execute()
})

afterAll(() => backend.close())

interface Question {
  readonly categoryId: number | undefined
  readonly valueIds: readonly number[]
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly inStock: boolean
}

const valueIds = shop.filters.flatMap(({ values }) => values.map(({ id }) => id))
const usedIds = [...new Set(shop.products.flatMap(product => product.filterValueIds))]

const questions: fc.Arbitrary<Question> = fc.record({
  categoryId: fc.option(fc.constantFrom(...shop.categories.map(({ id }) => id)), {
    nil: undefined,
    freq: 2
  }),
  valueIds: fc.uniqueArray(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...usedIds) }, fc.constantFrom(...valueIds)),
    { maxLength: 8 }
  ),
  priceFrom: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
  priceTo: fc.option(fc.integer({ min: 100, max: 9000 }), { nil: undefined }),
  inStock: fc.boolean()
})

const categoryById = new Map(shop.categories.map(category => [category.id, category]))

function chain(id: number | null): number[] {
  const category = categoryById.get(id ?? 0)
  return category === undefined ? [] : [...chain(category.parentId), category.id]
}

const pathOf = (id: number) =>
  chain(id)
    .map(step => categoryById.get(step)?.code)
    .join('/')

const priceOf = (product: DemoProduct) =>
  (product.cardPrices.find(({ priceRole }) => priceRole === 'guest_opt')?.kopecks ?? 0) / 100

/** A chosen value steps back when the filter it depends on holds only other choices. */
function countingFilters(question: Question) {
  const chosen = new Set(question.valueIds)
  return shop.filters
    .map(({ code, values }) => ({
      code,
      ids: values
        .filter(({ id }) => chosen.has(id))
        .filter(({ dependedValues = [] }) => {
          const needed = shop.filters.filter(filter =>
            filter.values.some(({ id }) => dependedValues.includes(id))
          )
          const isAsked = needed.some(filter => filter.values.some(({ id }) => chosen.has(id)))
          return !isAsked || dependedValues.some(id => chosen.has(id))
        })
        .map(({ id }) => id)
    }))
    .filter(({ ids }) => ids.length > 0)
}

type Condition = { readonly name: string; readonly isMet: (product: DemoProduct) => boolean }

function conditions(question: Question): Condition[] {
  return [
    {
      name: 'price',
      isMet: product =>
        priceOf(product) >= (question.priceFrom ?? 0) &&
        priceOf(product) <= (question.priceTo ?? Infinity)
    },
    {
      name: 'stock',
      isMet: product => !question.inStock || product.groups.some(({ stock }) => stock > 0)
    },
    ...countingFilters(question).map(({ code, ids }) => ({
      name: code,
      isMet: (product: DemoProduct) => ids.some(id => product.filterValueIds.includes(id))
    }))
  ]
}

/** Products of the category that meet every condition but the named one. */
function without(question: Question, name: string): DemoProduct[] {
  const others = conditions(question).filter(condition => condition.name !== name)
  return shop.products
    .filter(
      ({ categoryIds }) =>
        question.categoryId === undefined ||
        categoryIds.some(id => chain(id).includes(question.categoryId ?? 0))
    )
    .filter(product => others.every(({ isMet }) => isMet(product)))
}

function expectedFacets(question: Question) {
  const prices = without(question, 'price').map(priceOf)
  return {
    filters: shop.filters
      .map(({ code, values }) => ({
        code,
        values: values
          .map(({ id }) => ({
            id,
            count: without(question, code).filter(({ filterValueIds }) =>
              filterValueIds.includes(id)
            ).length
          }))
          .filter(({ count }) => count > 0)
      }))
      .filter(({ values }) => values.length > 0),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    inStock: without(question, 'stock').filter(({ groups }) =>
      groups.some(({ stock }) => stock > 0)
    ).length
  }
}

function toBody(question: Question): EndpointInput<typeof countProducts>['body'] {
  const chosen = new Set(question.valueIds)
  const filters = shop.filters
    .map(({ code, values }) => [code, values.filter(({ id }) => chosen.has(id))] as const)
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => [code, values.map(value => value.code)])
  return {
    ...(question.categoryId !== undefined && { category: pathOf(question.categoryId) }),
    filters: Object.fromEntries(filters),
    priceFrom: question.priceFrom,
    priceTo: question.priceTo,
    inStock: question.inStock
  }
}

test('every count equals the one made by hand, whatever is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async question => {
      const body = toBody(question)
      const { data, meta, facets } = await backend.call(listProducts, {
        body: { ...body, facets: true, limit: 100 }
      })
      const { count } = await backend.call(countProducts, { body })

      const wanted = without(question, 'nothing').map(({ id }) => id)
      expect(new Set(data.map(({ id }) => id))).toEqual(new Set(wanted))
      expect([meta.total, count]).toEqual([wanted.length, wanted.length])
      expect(facets).toEqual(expectedFacets(question))
    }),
    { numRuns: runsOf('facets of a list') }
  )
})

test('ignores filters and values that do not exist', async () => {
  const { meta } = await backend.call(listProducts, {
    body: { filters: { 'net-takogo': ['a'], brand: ['net-takogo'], __proto__: ['x'] } }
  })

  expect(meta.total).toBe(60)
})
