import { isDrawn } from '../drawings/art-name.ts'
import { BANNERS } from './banners.ts'
import { BRAND_PAGES } from './brand-pages.ts'
import { CATEGORIES } from './categories.ts'
import { NEWS } from './news.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { RAFFLES } from './raffles.ts'
import { SHOP_POINTS } from './shop-points.ts'
import { SHOP_REVIEWS } from './shop-reviews.ts'
import { WIDGETS } from './widgets.ts'

/** Every drawing of the art package that the shop shows. */
export const ART_NAMES: readonly string[] = [
  ...new Set([
    ...PRODUCT_TYPES.flatMap(type => [
      ...(type.art === undefined ? [] : [type.art]),
      ...(type.companions ?? [])
    ]),
    ...CATEGORIES.map(category => category.art),
    ...BANNERS.flatMap(({ art, phoneArt }) => [...art, phoneArt ?? []].flat()),
    ...NEWS.map(item => item.art),
    ...Object.values(BRAND_PAGES).flatMap(page => page.art),
    ...WIDGETS.flatMap(({ items }) => items.flatMap(item => item.art ?? [])),
    ...SHOP_POINTS.flatMap(point => point.art),
    ...RAFFLES.flatMap(({ image, prizes }) => [image.art, ...prizes.map(({ art }) => art)]),
    ...SHOP_REVIEWS.flatMap(review => review.picture?.art ?? [])
  ])
]
  .filter(name => !isDrawn(name))
  .sort()
