import type { Product } from '../../entities/product.ts'
import type { Crumb } from '../../routes/breadcrumbs.ts'
import type { RouteParams } from '../../routes/routes.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { categoryCrumb } from '../categories/categories.ts'
import { productHref } from './product-href.ts'

/** Whether an address is a product's own: only the chain of its first category leads to it (A5). */
export const isTruePath = (
  { trail }: Pick<Product, 'trail'>,
  { category, slug }: Pick<RouteParams<'product'>, 'category' | 'slug'>
): boolean => trail.at(-1)?.path === [category, ...slug].join('/')

/** The categories above a product, then the product itself, as breadcrumbs. */
export const productTrail = (
  product: Pick<Product, 'title' | 'code' | 'categories' | 'trail'>
): readonly Crumb[] => [
  ...product.trail.map(categoryCrumb),
  { title: boundUnits(product.title), path: productHref(product) }
]
