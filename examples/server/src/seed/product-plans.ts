import { BRANDS } from './brands.ts'
import { FEATURED_PRODUCTS, type FeaturedProduct } from './featured-products.ts'
import { nameProduct } from './product-names.ts'
import { shelfRubles } from './product-prices.ts'
import type { ProductType } from './product-types/product-type.ts'
import { productType, turnOf } from './product-types.ts'
import { Random } from './random.ts'

export interface ProductPlan {
  readonly id: number
  readonly type: ProductType
  readonly title: string
  readonly brand: (typeof BRANDS)[number]
  /** Values of filters which are settled by the title. */
  readonly filters: Readonly<Record<string, string>>
  readonly retailKopecks: number
  readonly featured: FeaturedProduct | undefined
  readonly random: Random
}

/** Depends on the id alone: the first goods are the same however many are asked for. */
export function planProduct(id: number): ProductPlan {
  const featured = FEATURED_PRODUCTS[id - 1]
  return featured ? planFeatured(id, featured) : planFromTemplate(id)
}

const planFeatured = (id: number, featured: FeaturedProduct): ProductPlan => ({
  id,
  type: productType(featured.type),
  title: featured.title,
  brand: findBrand(featured.brand),
  filters: featured.filters ?? {},
  retailKopecks: featured.rubles * 100,
  featured,
  random: new Random(id)
})

function planFromTemplate(id: number): ProductPlan {
  const random = new Random(id)
  const { type, turn } = turnOf(id - 1 - FEATURED_PRODUCTS.length)
  const { title, filterCode, grade } = nameProduct(type, turn)
  return {
    id,
    type,
    title,
    brand: findBrand(random.pick(type.brands)),
    filters: type.titleFilter && filterCode ? { [type.titleFilter]: filterCode } : {},
    retailKopecks: pickRubles(type, grade, random) * 100,
    featured: undefined,
    random
  }
}

/** Within the type's range: by its place among packs of growing size, or anywhere. */
function pickRubles(type: ProductType, grade: number | undefined, random: Random): number {
  const [least, most] = type.rubles
  if (grade === undefined) return shelfRubles(least + (most - least) * random.next())
  const place = grade * 0.85 + random.next() * 0.15
  // Squared, because small packs lie closer to each other in price than large ones.
  return shelfRubles(least + (most - least) * place * place)
}

const brandByCode = new Map(BRANDS.map(brand => [brand.code, brand]))

function findBrand(code: (typeof BRANDS)[number]['code']) {
  const brand = brandByCode.get(code)
  if (brand === undefined) throw new Error(`The demo shop has no brand ${code}`)
  return brand
}
