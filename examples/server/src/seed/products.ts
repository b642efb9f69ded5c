import type { DemoProduct, DemoReview } from './catalogue-shapes.ts'
import { categoryId } from './categories.ts'
import { filterValue } from './filters.ts'
import { pickFame } from './product-fame.ts'
import { findColors, makeGroups, pickColors, pickSizes } from './product-groups.ts'
import { drawPictures } from './product-pictures.ts'
import { type ProductPlan, planProduct } from './product-plans.ts'
import { priceTable } from './product-prices.ts'
import { createReviews } from './product-reviews.ts'
import { characteristic, describeProduct, pickLead, pickTraits } from './product-words.ts'
import { slug } from './slug.ts'

const OUT_OF_STOCK_SHARE = 0.04

/** Goods of the demo shop; asking for more keeps the first ones as they are. */
export function createProducts(count: number): readonly DemoProduct[] {
  const products: DemoProduct[] = []
  const usedCodes = new Set<string>()
  let groupsMade = 0
  for (let id = 1; id <= count; id += 1) {
    const plan = planProduct(id)
    const product = createProduct(plan, takeCode(plan, usedCodes), groupsMade + 1)
    groupsMade += product.groups.length
    products.push(product)
  }
  return products
}

function takeCode({ id, title }: ProductPlan, used: Set<string>): string {
  const short = slug(title)
  const code = used.has(short) ? `${short}-${id}` : short
  used.add(code)
  return code
}

function createProduct(plan: ProductPlan, code: string, firstGroupId: number): DemoProduct {
  const { id, type, title, brand, featured, random } = plan
  const colors = featured?.colors ? findColors(featured.colors) : pickColors(type, random)
  const sizes = pickSizes(type, random)
  const traits = pickTraits(type, plan.filters, random)
  const { offerPrices, cardPrices } = priceTable(plan.retailKopecks, random)
  const isOutOfStock = featured?.isOutOfStock ?? random.chance(OUT_OF_STOCK_SHARE)
  const groupPlan = { firstId: firstGroupId, colors, sizes, prices: offerPrices, isOutOfStock }
  const groups = makeGroups(groupPlan, random)
  const vendorCode = `${brand.mark}-${1000 + id}-${random.integer(11, 99)}`
  const [weightGrams, lengthMm, widthMm, heightMm] = type.parcel
  const description = describeProduct(type, random)
  const lead = pickLead(type, random)
  const fame = pickFame(plan)
  const pictures = drawPictures(type, {
    id,
    title,
    colors,
    sizes,
    isFeatured: featured !== undefined
  })
  const reviews = createReviews({ ...fame, plan, groups, pictures })
  return {
    id,
    code,
    title,
    description,
    lead,
    vendorCode,
    brandId: brand.id,
    categoryIds: [type.category, ...(type.alsoIn ? [type.alsoIn] : [])].map(categoryId),
    characteristics: [...traits.characteristics, ...passport(brand.title, vendorCode)],
    filterValueIds: [
      ...traits.filterValueIds,
      filterValue(`brand:${brand.code}`).id,
      ...[...colors, ...sizes].map(option => option.filterValueId)
    ],
    ...fame.initial,
    rating: meanRate(reviews),
    reviewsCount: reviews.length,
    reviews,
    cardPrices,
    parcel: { weightGrams, lengthMm, widthMm, heightMm },
    pictures,
    groups
  }
}

/** Rounded from whole numbers, so that it is the database's mean to the digit. */
const meanRate = (reviews: readonly DemoReview[]) =>
  reviews.length === 0
    ? 0
    : Math.round((reviews.reduce((sum, { rate }) => sum + rate, 0) * 10) / reviews.length) / 10

const passport = (brand: string, vendorCode: string) => [
  characteristic('Бренд', brand),
  characteristic('Страна', 'Россия'),
  { title: 'Артикул', value: vendorCode }
]
