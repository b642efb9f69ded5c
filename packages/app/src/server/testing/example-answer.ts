import { isEndpoint } from '@vitrina/core/api'
import * as contracts from '@vitrina/core/contracts'
import { demoProduct, exampleOf, fixtures } from '@vitrina/core/testing'

import type { StubAnswer } from './stub-backend.ts'

const exported: readonly unknown[] = Object.values(contracts)
const examples = new Map(
  exported.filter(isEndpoint).map(({ method, path, response }) => [`${method} ${path}`, response])
)

/** Answers every call that a page makes, as the contracts have it. */
export const exampleAnswer: StubAnswer = ({ method, path }) => {
  const name = `${method} ${path}`
  if (name === 'POST /catalog/v1/products') {
    const meta = { page: 1, limit: 10, total: 1, pages: 1 }
    return { body: { data: [demoProduct()], meta, facets: null, corrected: null } }
  }
  if (name === 'GET /catalog/v1/products/all') {
    return { body: { data: [demoProduct()], next: null } }
  }
  if (name === 'GET /catalog/v1/products/addresses') {
    const { code, categories } = demoProduct()
    return { body: { data: [{ code, path: categories[0]?.path ?? '' }], next: null } }
  }
  if (name === 'GET /catalog/v1/products/view') {
    const known = Object(exampleOf(contracts.viewProduct.response))
    const trail = [{ id: 1, code: 'tetradi', title: 'Тетради', path: 'tetradi' }]
    return { body: { ...known, code: 'tetrad', trail } }
  }
  if (/^\/collections\/v1\/[\w-]+\/products$/.test(path))
    return { body: exampleOf(contracts.listCollectionProducts.response) }
  if (path === '/widgets/v1/certificates') {
    const { items } = fixtures.widget(Object(exampleOf(contracts.getWidget.response)))
    return { body: fixtures.widget({ items: items.map(item => ({ ...item, id: 7 })) }) }
  }
  if (path === '/banners/v1/listing') return { body: exampleOf(contracts.getBanner.response) }
  if (path === '/news/v1/tetrad') return { body: fixtures.newsItem(article) }
  if (path.startsWith('/forms/v1/params/')) {
    return { body: exampleOf(contracts.getFormParams.response) }
  }
  if (path.startsWith('/file/v1/')) return { body: exampleOf(contracts.viewFile.response) }
  const response = examples.get(name)
  return STANDARD.has(name) || response === undefined ? undefined : { body: exampleOf(response) }
}

const article = {
  code: 'tetrad',
  type: 'articles',
  publicationDate: '2026-07-30T07:00:00.000Z',
  collection: 'notebooks'
} as const

/** What the stub knows better than an example. */
const STANDARD = new Set([
  'GET /config-provider/v1',
  'GET /currencies/v1',
  'GET /sites/v1',
  'GET /init/v1',
  'GET /catalog/v1/categories'
])
