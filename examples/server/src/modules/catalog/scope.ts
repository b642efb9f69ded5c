/** Counts of one filter value among products which miss the same conditions. */
export interface ValueCount {
  readonly id: number
  /** Bit 0 the price, bit 1 the stock, then the filters in the order of the selection. */
  readonly mask: number
  readonly count: number
}

/** Counts of a selection; prices in kopecks, null where nothing is left. */
export interface Counts {
  readonly total: number
  readonly values: readonly ValueCount[]
  readonly minimum: number | null
  readonly maximum: number | null
  readonly inStock: number
}

/** What a selection leaves of the listing. */
export interface Scope extends Counts {
  /** By slot: 1 for a product that meets all conditions. */
  readonly met: Uint8Array
}
