import type { Category } from '../../entities/category.ts'
import type { Picture } from '../../entities/picture.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { categoryHref } from '../categories/categories.ts'

/** A product that a text finds. */
export interface FoundProduct {
  readonly title: string
  readonly href: string
  readonly price: string
  readonly picture: Picture | undefined
}

export type SearchSuggestion =
  | { readonly kind: 'category'; readonly title: string; readonly href: string }
  | ({ readonly kind: 'product' } & FoundProduct)

const CATEGORIES_MAX = 3

/** Suggestions of the search: categories at once, then products. */
export function searchSuggestions(
  text: string,
  categories: readonly Pick<Category, 'title' | 'path'>[],
  products: readonly FoundProduct[]
): readonly SearchSuggestion[] {
  const wanted = typedText(text).toLowerCase()
  if (wanted === '') return []
  const sections = categories
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, CATEGORIES_MAX)
    .map(({ title, path }) => ({ kind: 'category', title, href: categoryHref({ path }) }) as const)
  return [...sections, ...products.map(product => ({ kind: 'product', ...product }) as const)]
}
