/** Goods of this sum are delivered free (§9: the remainder counts down from 5 000 ₽). */
export const FREE_DELIVERY_KOPECKS = 500_000

/** The least sum of an order (B8); 0 means none. */
export const LEAST_ORDER_KOPECKS = 0
