/** Lines of one call: a longer order goes in parts. */
export const FAST_ORDER_LINES_PER_CALL = 500
