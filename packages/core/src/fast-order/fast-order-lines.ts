/** Lines that one fast order takes. */
export const FAST_ORDER_LINES = 2000
