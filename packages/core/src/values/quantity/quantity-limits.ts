/** Digits that the counter takes (§5). */
export const QUANTITY_DIGITS = 3
/** Pieces of one line of a basket. */
export const QUANTITY_MAX = 10 ** QUANTITY_DIGITS - 1
