/** Whose basket, at which prices, when. */
export interface BasketScope {
  readonly owner: string
  readonly priceRole: string
  readonly now: Date
}
