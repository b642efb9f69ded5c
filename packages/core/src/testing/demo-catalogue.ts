import {
  countProducts,
  listCategories,
  listFilters,
  listProducts,
  listProductsByIds,
  viewProduct
} from '../contracts/catalog.ts'
import { listCategorySuggestions } from '../contracts/category-suggestions.ts'
import { compareProducts } from '../contracts/compare-products.ts'
import { listSimilarProducts } from '../contracts/similar-products.ts'
import type { Facets, Filter } from '../entities/filter.ts'
import type { ProductCard, ProductGroup } from '../entities/product.ts'
import { ApiError } from '../platform/api-error.ts'
import { NOT_FOUND } from '../platform/statuses.ts'
import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import { backendWords } from './backend-words.ts'
import { demoCards, demoCategories, demoPage } from './demo-goods.ts'
import type { FakeAccounts } from './fake-accounts.ts'
import { type FakeCall, field, type Serve } from './fake-call.ts'

const PAGE_SIZE = 24

interface Kind {
  readonly code: 'color' | 'size'
  readonly title: string
}

const KINDS: readonly Kind[] = [
  { code: 'color', title: 'Цвет' },
  { code: 'size', title: 'Размер' }
]

/** Answers the calls of the catalogue with the demo goods, at the prices of whoever asks. */
export function serveCatalogue(on: Serve, accounts: FakeAccounts): void {
  const cards = ({ headers }: FakeCall) => demoCards(accounts.priceRoleOf(headers))
  const byIds = (call: FakeCall) => {
    const ids = call.url.searchParams.getAll('ids').map(Number)
    return ids.flatMap(wanted => cards(call).filter(({ id }) => id === wanted))
  }
  on(listProducts, call => pageOf(selected(cards(call), call), call))
  on(countProducts, call => ({ count: selected(cards(call), call).length }))
  on(viewProduct, call => viewOf(cards(call), call.url.searchParams))
  on(listProductsByIds, call => ({ data: byIds(call) }))
  on(compareProducts, call => ({
    data: byIds(call).map(card => ({ ...card, characteristicGroups: [] }))
  }))
  on(listSimilarProducts, call => ({
    data: cards(call).filter(({ id }) => id !== field(call, 'productId'))
  }))
  on(listCategories, () => ({ data: demoCategories }))
  on(listCategorySuggestions, () => ({
    data: demoCategories.filter(({ parentId }) => parentId !== null)
  }))
  on(listFilters, call => ({ data: filtersOf(cards(call)) }))
}

function viewOf(cards: readonly ProductCard[], query: URLSearchParams) {
  const found = cards.find(
    ({ id, code }) => code === query.get('code') || String(id) === query.get('id')
  )
  if (found) return demoPage(found)
  throw new ApiError({ message: backendWords.noProduct, status: NOT_FOUND })
}

/** The products of a selection, as the contract of the list describes one. */
function selected(cards: readonly ProductCard[], call: FakeCall): readonly ProductCard[] {
  const search: string = field(call, 'search') ?? ''
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = Object(call.body)
  const filters: readonly (readonly [string, readonly string[]])[] = Object.entries(
    field(call, 'filters') ?? {}
  )
  return cards.filter(
    card =>
      isUnder(card, field(call, 'category') ?? '') &&
      card.title.toLowerCase().includes(search.trim().toLowerCase()) &&
      priceOf(card) >= priceFrom &&
      priceOf(card) <= priceTo &&
      (field(call, 'inStock') !== true || isInStock(card)) &&
      (field(call, 'sticker') ?? card.stickers[0]?.code) === card.stickers[0]?.code &&
      filters.every(([code, values]) => card.groups.some(group => isOneOf(group, code, values)))
  )
}

const isUnder = ({ categories }: ProductCard, path: string) =>
  path === '' || categories.some(category => `${category.path}/`.startsWith(`${path}/`))

/** Rubles, of the visitor's own role. */
const priceOf = ({ cardPrices }: ProductCard) => cardPrices.at(-1)?.price ?? 0

const isInStock = ({ groups }: ProductCard) => groups.some(({ remnants }) => remnants > 0)

const isOneOf = (group: ProductGroup, kind: string, codes: readonly string[]) =>
  KINDS.some(({ code }) => code === kind && codes.includes(group[code]?.code ?? ''))

function sorted(cards: readonly ProductCard[], sort: unknown): readonly ProductCard[] {
  if (sort === 'price') return cards.toSorted((one, other) => priceOf(one) - priceOf(other))
  if (sort === 'price-desc') return cards.toSorted((one, other) => priceOf(other) - priceOf(one))
  return cards
}

function pageOf(found: readonly ProductCard[], call: FakeCall) {
  const { page = FIRST_PAGE, limit = PAGE_SIZE, facets: isCounted = true, sort } = Object(call.body)
  const total = found.length
  return {
    data: sorted(found, sort).slice((page - 1) * limit, page * limit),
    meta: { page, limit, total, pages: Math.ceil(total / limit) },
    facets: isCounted ? facetsOf(found) : null,
    corrected: null
  }
}

/** The filters that the groups of these products have, by colour and size. */
const filtersOf = (cards: readonly ProductCard[]): readonly Filter[] =>
  KINDS.map(({ code, title }, index) => ({
    ...{ id: index + 1, code, title, kind: code, priority: index, seo: false },
    values: valuesOf(cards, code).map(value => ({ ...value, dependedValues: [] }))
  }))

function valuesOf(cards: readonly ProductCard[], kind: Kind['code']) {
  const values = cards.flatMap(({ groups }) => groups.flatMap(group => group[kind] ?? []))
  const first = new Map(values.map(value => [value.code, value]))
  return [...first.values()].map((value, index) => ({
    ...value,
    id: KINDS.findIndex(({ code }) => code === kind) * 100 + index + 1
  }))
}

function facetsOf(found: readonly ProductCard[]): Facets {
  const prices = found.map(priceOf)
  const all = demoCards()
  return {
    filters: KINDS.map(({ code: kind }) => ({
      code: kind,
      values: valuesOf(all, kind).map(({ id, code }) => ({
        id,
        count: found.filter(({ groups }) => groups.some(group => isOneOf(group, kind, [code])))
          .length
      }))
    })),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    inStock: found.filter(isInStock).length
  }
}
