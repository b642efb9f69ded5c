import type { DeliveryMethod, DeliveryPoint } from '../../entities/delivery.ts'
import { dayFrom } from '../../values/calendar/day-from.ts'
import type { PriceRules } from '../../values/price/price-rules.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { priceFromText } from '../../values/shipping/price-from.ts'

/** A way of delivery as the page of a product tells of it. */
export interface DeliveryFact {
  readonly title: string
  readonly note: string
  readonly price: string
  /** What comes to an address is drawn as what a courier brings. */
  readonly kind: 'courier' | DeliveryPoint['type']
  /** The first possible day: «завтра», «с 25 ноября». */
  readonly day: string | undefined
}

const ORDER: readonly DeliveryFact['kind'][] = ['courier', 'pickupPoint', 'store']

const kindOf = (type: string) => (isCollected(type) ? type : 'courier')

/** The ways that are open at an instant (ms since 1970), the one to the door first. */
export const deliveryFacts = (
  methods: readonly DeliveryMethod[],
  rules: PriceRules,
  now: number
): readonly DeliveryFact[] =>
  ORDER.flatMap(kind =>
    methods.filter(({ type, unavailable }) => kindOf(type) === kind && unavailable === '')
  ).map(({ type, title, note, priceFrom, firstDay }) => ({
    ...{ kind: kindOf(type), title, note },
    price: priceFromText(priceFrom, rules),
    day: firstDay && dayFrom(firstDay, now)
  }))
