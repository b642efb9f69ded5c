import { type PriceRules, showPrice } from '../price/price-rules.ts'
import { deliveryMessages as messages } from './delivery.messages.ts'

/** The least that a delivery costs: «от 290 ₽», and «0 ₽» where it costs nothing. */
export const priceFromText = (rubles: number, rules: PriceRules): string =>
  rubles > 0 ? messages.priceFrom(showPrice(rubles, rules)) : showPrice(0, rules)
