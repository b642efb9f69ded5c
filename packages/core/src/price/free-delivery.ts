export const FREE_DELIVERY_REMAINDER_RUBLES = 5000

/** Rubles left until delivery is free; the default is for a total without the field (E15). */
export const freeDeliveryRemainder = (total: {
  readonly remainsUntilFreeDelivery?: number | null | undefined
}) => Math.max(0, total?.remainsUntilFreeDelivery ?? FREE_DELIVERY_REMAINDER_RUBLES)
