import { formatAmount } from '../price/price-format.ts'

/** Lines that one fast order takes. */
export const FAST_ORDER_LINES = 2000
/** Without script the list goes along with the address, and a longer one no server takes. */
export const ADDRESS_LETTERS = 2400

/** What one fast order takes, as texts write it: «2 000». */
export const fastOrderLimits = {
  lines: /* @__PURE__ */ formatAmount(FAST_ORDER_LINES),
  /** Of an address. */
  letters: /* @__PURE__ */ formatAmount(ADDRESS_LETTERS),
  /** Of a chosen file. */
  megabytes: 2
} as const
