import { choiceMessages as messages } from './choice.messages.ts'
import { type GroupView, type TierView, tierAt } from './group.view.ts'
import { isFew, stockWords } from './stock.ts'

/** Texts and prices of the purchase block of one group. */
export interface PurchaseView {
  /** Of a piece, with those that are in the basket. */
  readonly price: string
  readonly oldPrice: string | undefined
  /** Of the first price alone: a tier that is reached takes more off. */
  readonly discount: string | undefined
  /** Where the price depends on the quantity (B2); else none. */
  readonly tiers: readonly (TierView & { readonly words: string; readonly isReached: boolean })[]
  /** Nothing can be bought: a letter can be asked for. */
  readonly isGone: boolean
  /** So little is left that it is told in amber. */
  readonly isFew: boolean
  /** «Осталось 3 — размер 140, серый» */
  readonly stock: string
  /** Pieces of an order in one click: those of the basket, else one. */
  readonly pieces: number
}

/** `count` is how many pieces of it lie in the basket. */
export function purchaseView(group: Omit<GroupView, 'id'>, count: number): PurchaseView {
  const { tiers, oldPrice, discount, remnants } = group
  const reached = tierAt(group, count)
  return {
    price: reached.price,
    oldPrice,
    discount: reached === tiers[0] ? discount : undefined,
    tiers: tiers.length > 1 ? tiers.map(tier => tierRow(tier, reached)) : [],
    isGone: remnants === 0,
    isFew: isFew(remnants),
    stock: stockWords(group),
    pieces: Math.max(1, count)
  }
}

const tierRow = (tier: TierView, reached: TierView) => ({
  ...tier,
  words: messages.from(tier.limit),
  isReached: tier === reached
})
