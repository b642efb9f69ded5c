import type { ProductCard } from '../../entities/product.ts'
import { routePath } from '../../routes/route-path.ts'

/** The true address of a product: the chain of its first category (A5). */
export function productHref({
  code,
  categories
}: Pick<ProductCard, 'code' | 'categories'>): string {
  const [category = '', ...slug] = categories[0]?.path.split('/') ?? []
  return routePath('product', { category, slug, code })
}
