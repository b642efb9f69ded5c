import {
  type Currency,
  cardPrice,
  conversionRate,
  countedNouns,
  countOf,
  discountPercent,
  formatPrice,
  type Picture,
  type ProductCard,
  type ProductGroup,
  routePath,
  type SessionContext,
  type SiteConfiguration,
  type Sticker
} from '@vitrina/core'

/** A product as a card shows it: ready words, so that neither page nor state carries the rest. */
export interface CardView {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly picture: Picture | undefined
  readonly price: string
  readonly oldPrice: string | undefined
  readonly discount: string | undefined
  readonly stickers: readonly Pick<Sticker, 'title' | 'tone'>[]
  readonly rating: string | undefined
  readonly reviews: string | undefined
  readonly sizes: readonly string[]
  readonly moreSizes: number
  /** The only colour and size there is: it can go to the basket from here. */
  readonly group: { readonly id: number; readonly max: number } | undefined
  readonly choice: 'size' | 'color' | undefined
  readonly isGone: boolean
}

export interface PriceRules {
  readonly currency: Currency
  readonly rate: number
  readonly priceRole: string
}

const SIZES_SHOWN = 4
const ROUBLE: Currency = { id: '1', code: 'RUB', sign: '₽', rate: 1 }

/** How prices are shown to a visitor. */
export function priceRules(
  { currencies, currencyId, priceRole }: SessionContext,
  configuration: Pick<SiteConfiguration, 'allowForeignCurrencies'>
): PriceRules {
  const currency = currencies.find(({ id }) => id === currencyId) ?? currencies[0] ?? ROUBLE
  return { currency, rate: conversionRate(currency, configuration), priceRole }
}

export const showPrice = (rubles: number, { currency, rate }: PriceRules) =>
  formatPrice(rubles * rate, currency.sign)

/** «4,9»: a rating has one decimal at most. */
export const showRating = (rating: number) => String(Math.round(rating * 10) / 10).replace('.', ',')

export function cardView(product: ProductCard, rules: PriceRules): CardView {
  const { value } = cardPrice(product.cardPrices, rules.priceRole)
  const off = discountPercent(value, product.oldPrice)
  const sizes = namesOf(product.groups, 'size')
  return {
    id: product.id,
    href: productHref(product),
    title: product.title,
    picture: product.images[0],
    price: showPrice(value, rules),
    oldPrice: off > 0 ? showPrice(product.oldPrice ?? 0, rules) : undefined,
    discount: off > 0 ? `−${off} %` : undefined,
    stickers: stickersOf(product, off),
    rating: product.reviewsCount > 0 ? showRating(product.rating) : undefined,
    reviews:
      product.reviewsCount > 0 ? countOf(product.reviewsCount, countedNouns.reviews) : undefined,
    sizes: sizes.slice(0, SIZES_SHOWN),
    moreSizes: Math.max(0, sizes.length - SIZES_SHOWN),
    ...buying(product.groups, sizes)
  }
}

/** The true address of a product: the chain of its first category (A5). */
export function productHref({
  code,
  categories
}: Pick<ProductCard, 'code' | 'categories'>): string {
  const [category = '', ...slug] = categories[0]?.path.split('/') ?? []
  return routePath('product', { category, slug, code })
}

/** The discount has a sticker of its own figure. */
const stickersOf = ({ stickers }: ProductCard, off: number) =>
  stickers
    .filter(({ tone }) => off === 0 || tone !== 'sale')
    .map(({ title, tone }) => ({ title, tone }))

function buying(groups: readonly ProductGroup[], sizes: readonly string[]) {
  const [only] = groups
  const isGone = groups.every(({ remnants }) => remnants === 0)
  if (groups.length === 1 && only !== undefined) {
    return { isGone, choice: undefined, group: { id: only.id, max: only.remnants } }
  }
  return { isGone, choice: sizes.length > 1 ? 'size' : 'color', group: undefined } as const
}

const namesOf = (groups: readonly ProductGroup[], kind: 'size' | 'color'): string[] => [
  ...new Set(groups.flatMap(group => group[kind]?.title ?? []))
]
