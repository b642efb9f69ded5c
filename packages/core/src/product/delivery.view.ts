import type { DeliveryMethod } from '../entities/delivery.ts'
import { type PriceRules, showPrice } from '../price/price-rules.ts'
import { productMessages as messages } from './product.messages.ts'

/** A way of delivery as the page of a product tells of it. */
export interface DeliveryFact {
  readonly title: string
  readonly note: string
  readonly price: string
  readonly kind: DeliveryMethod['type']
}

const ORDER: readonly DeliveryMethod['type'][] = ['courier', 'pickupPoint', 'store']

/** The ways that are open now, the one to the door first. */
export const deliveryFacts = (
  methods: readonly DeliveryMethod[],
  rules: PriceRules
): readonly DeliveryFact[] =>
  ORDER.flatMap(kind =>
    methods.filter(({ type, unavailable }) => type === kind && unavailable === '')
  ).map(({ type, title, note, priceFrom }) => ({
    ...{ kind: type, title, note },
    price: priceFrom > 0 ? messages.priceFrom(showPrice(priceFrom, rules)) : showPrice(0, rules)
  }))
