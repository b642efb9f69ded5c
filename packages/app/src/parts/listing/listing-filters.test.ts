import type { Filter } from '@vitrina/core/entities'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront } from '../../server/testing/test-storefront.ts'

const value = (id: number, title: string, dependedValues: readonly number[] = []) => ({
  ...{ id, code: `${id}`, title },
  dependedValues: [...dependedValues]
})

const filters: readonly Filter[] = [
  {
    ...{ id: 1, code: 'sheets', title: 'Листов', kind: 'choice', priority: 2, seo: true },
    values: [value(12, '12 листов'), value(24, '24 листа')]
  },
  {
    ...{ id: 2, code: 'ruling', title: 'Разлиновка', kind: 'choice', priority: 1, seo: false },
    values: [value(31, 'Клетка'), value(32, 'Линейка'), value(33, 'Косая линейка', [12])]
  }
]

/** Every value leaves something, whatever is chosen. */
const facets = {
  filters: filters.map(({ code, values }) => ({
    code,
    values: values.map(({ id }) => ({ id, count: 5 }))
  })),
  price: null,
  inStock: 5
}

const answer: StubAnswer = ({ path }) => {
  if (path === '/catalog/v1/filters') return { body: { data: filters } }
  if (path !== '/catalog/v1/products') return undefined
  const meta = { page: 1, limit: 10, total: 0, pages: 0 }
  return { body: { data: [], meta, facets, corrected: null } }
}

const storefront = await startTestStorefront({ answer })
afterAll(() => storefront.close())

test.each([
  ['', true],
  ['?sheets=12', true],
  ['?sheets=24', false],
  ['?sheets=12,24', true]
])('at «%s» a value that depends on twelve sheets is offered: %s', async (query, isOffered) => {
  const html = await (await storefront.fetch(`/catalog/backpacks${query}`)).text()

  expect(html).toContain('Линейка')
  expect(html.includes('Косая линейка')).toBe(isOffered)
})

test('filters that failed for one guest are there for the next, while the goods are kept', async () => {
  let isFailing = true
  const shop = await startTestStorefront({
    answer: call =>
      isFailing && call.path === '/catalog/v1/filters'
        ? { status: 500, body: { message: 'Сбой' } }
        : answer(call)
  })
  onTestFinished(() => shop.close())
  const read = async () => (await shop.fetch('/catalog/backpacks')).text()
  expect(await read()).not.toContain('Линейка')
  isFailing = false

  expect(await read()).toContain('Линейка')

  expect(shop.calls.filter(call => call.includes('/catalog/v1/products'))).toHaveLength(1)
})
