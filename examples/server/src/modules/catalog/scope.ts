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
  readonly met: Slots
}

/** The slots of products that meet all conditions, a bit for each: a byte of many goods is a megabyte. */
export interface Slots {
  has(slot: number): boolean
  add(slot: number): void
}

export function createSlots(size: number): Slots {
  const bits = new Uint8Array((size + 7) >> 3)
  return {
    has: slot => ((bits[slot >> 3] ?? 0) & (1 << (slot & 7))) !== 0,
    add(slot) {
      bits[slot >> 3] = (bits[slot >> 3] ?? 0) | (1 << (slot & 7))
    }
  }
}
