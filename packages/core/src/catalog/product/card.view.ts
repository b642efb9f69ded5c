import type { Picture } from '../../entities/picture.ts'
import type { ProductCard, ProductGroup } from '../../entities/product.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { type PriceRules, priceCut, showPrice } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { restockHref } from '../choice/choice-href.ts'
import { wantedHref } from '../choice/wanted-choice.ts'
import { cardMessages as words } from './card.messages.ts'
import { productHref } from './product-href.ts'
import { type StickerView, stickerViews } from './stickers.ts'
import { type Votes, votesOf } from './votes.ts'

/** A product as a card shows it: ready words, so that neither page nor state carries the rest. */
export interface CardView extends Votes {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly picture: Picture | undefined
  readonly price: string
  readonly oldPrice: string | undefined
  readonly discount: string | undefined
  readonly stickers: readonly StickerView[]
  readonly sizes: readonly string[]
  readonly moreSizes: number
  readonly isGone: boolean
  readonly action: CardAction
}

/** What a card offers: its only colour and size, else the way to where one is chosen or waited for. */
export type CardAction =
  | { readonly kind: 'buy'; readonly groupId: number; readonly max: number }
  | { readonly kind: 'choose' | 'restock'; readonly title: string; readonly href: string }

const SIZES_SHOWN = 4

/**
 * A product as its card, for a visitor with these rules. `wanted` are the values that its list is
 * narrowed to: a size among them is chosen where the card leads.
 */
export function cardView(
  product: ProductCard,
  rules: PriceRules,
  wanted: readonly string[] = []
): CardView {
  const { value } = cardPrice(product.cardPrices, rules.priceRole)
  const cut = priceCut(value, product.oldPrice, rules)
  const sizes = namesOf(product.groups, 'size')
  const href = wantedHref(productHref(product), product.groups, wanted)
  return {
    id: product.id,
    href,
    title: boundUnits(product.title),
    picture: product.images[0],
    price: showPrice(value, rules),
    ...cut,
    stickers: stickerViews(product.stickers, cut),
    ...votesOf(product),
    sizes: sizes.slice(0, SIZES_SHOWN),
    moreSizes: Math.max(0, sizes.length - SIZES_SHOWN),
    isGone: isGone(product),
    action: cardAction(product, sizes, href)
  }
}

const isGone = ({ groups }: Pick<ProductCard, 'groups'>) =>
  groups.every(({ remnants }) => remnants === 0)

function cardAction(product: ProductCard, sizes: readonly string[], href: string): CardAction {
  if (isGone(product)) return { kind: 'restock', title: words.restock, href: restockHref(href) }
  const [only, other] = product.groups
  if (only !== undefined && other === undefined) {
    return { kind: 'buy', groupId: only.id, max: only.remnants }
  }
  return { kind: 'choose', title: sizes.length > 1 ? words.chooseSize : words.chooseColor, href }
}

const namesOf = (groups: readonly ProductGroup[], kind: 'size' | 'color'): string[] => [
  ...new Set(groups.flatMap(group => group[kind]?.title ?? []).map(boundUnits))
]
