import { countingValues } from '@vitrina/core/catalog'
import type { productSelection } from '@vitrina/core/contracts'
import { kopecks } from '@vitrina/core/values'
import type * as z from 'zod/mini'

import { HttpError } from '../../http/errors.ts'
import type { Reference } from './reference.ts'

/** PostgreSQL's largest integer. */
const INTEGER_MAX = 2_147_483_647
/** No row has it: a name that stands for nothing selects nothing. */
const NO_ID = -1
/** The listing marks what a product misses in the bits of an integer. */
const FILTERS_MAX = 24

type WireSelection = z.output<typeof productSelection>

/** A selection in the store's own terms: ids and kopecks. */
export interface Selection {
  readonly categoryId: number | undefined
  readonly collectionId: number | undefined
  readonly sticker: string | undefined
  /** Chosen values by filter; within a filter any of them, between filters all. */
  readonly filters: readonly { readonly code: string; readonly valueIds: readonly number[] }[]
  readonly price: { readonly from: number; readonly to: number } | undefined
  readonly inStock: boolean
}

/** Nothing is chosen. */
export const EVERYTHING: Selection = {
  categoryId: undefined,
  collectionId: undefined,
  sticker: undefined,
  filters: [],
  price: undefined,
  inStock: false
}

/** Reads the names of a selection; unknown filters and values are ignored. */
export function toSelection(wire: WireSelection, reference: Reference): Selection {
  return {
    categoryId: wire.category ? findCategory(wire.category, reference) : undefined,
    collectionId: wire.collection
      ? (reference.collections.get(wire.collection) ?? NO_ID)
      : undefined,
    sticker: wire.sticker || undefined,
    filters: chosenFilters(wire.filters ?? {}, reference),
    price: priceRange(wire),
    inStock: wire.inStock ?? false
  }
}

function findCategory(path: string, { categoryByPath }: Reference): number {
  const category = categoryByPath.get(path.replaceAll(/^\/+|\/+$/g, ''))
  if (category === undefined) throw new HttpError(404, 'Категория не найдена')
  return category.id
}

function chosenFilters(
  wire: Readonly<Record<string, readonly string[]>>,
  { filters }: Reference
): Selection['filters'] {
  const chosen = new Map(Object.entries(wire).map(([code, values]) => [code, new Set(values)]))
  const chosenValues = filters.flatMap(({ code, values }) =>
    values.filter(value => chosen.get(code)?.has(value.code))
  )
  const counting = countingValues(filters, new Set(chosenValues.map(({ id }) => id)))
  return filters
    .map(({ code, values }) => ({
      code,
      valueIds: values.map(({ id }) => id).filter(id => counting.has(id))
    }))
    .filter(({ valueIds }) => valueIds.length > 0)
    .slice(0, FILTERS_MAX)
}

function priceRange({ priceFrom, priceTo }: WireSelection): Selection['price'] {
  if (priceFrom === undefined && priceTo === undefined) return undefined
  return { from: toKopecks(priceFrom ?? 0), to: toKopecks(priceTo ?? INTEGER_MAX) }
}

const toKopecks = (rubles: number) => Math.min(kopecks(rubles), INTEGER_MAX)
