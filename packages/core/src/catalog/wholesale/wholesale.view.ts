import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import type { PaymentMethod } from '../../entities/order.ts'
import type { UserRole } from '../../entities/profile.ts'
import type { SiteConfiguration } from '../../entities/site.ts'
import { isWholesale } from '../../session/roles.ts'
import { strongestRole } from '../../session/strongest-role.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { wholesaleMessages as words } from './wholesale.messages.ts'

/** A way to pay or to deliver; `unavailable` says why it is closed, empty where it is open. */
type Way = Pick<PaymentMethod, 'title' | 'unavailable'>

/** What the shop has told of whoever asks. */
export interface WholesaleFacts {
  readonly roles: readonly UserRole[]
  readonly configuration: Pick<SiteConfiguration, 'leastOrderFrom' | 'seller'>
  /** Goods at his prices: one with tiers is shown. */
  readonly sample: readonly FastOrderItem[]
  readonly rules: PriceRules
}

export interface WholesaleTerm {
  readonly title: string
  /** Sentences; a way that is closed to him says why. */
  readonly lines: readonly string[]
}

/** The terms of whoever asks, by his role and by what the shop has set; nothing of another's prices. */
export function wholesaleTerms(facts: WholesaleFacts): readonly WholesaleTerm[] {
  const { roles, configuration, rules } = facts
  const { leastOrderFrom = 0, seller } = configuration
  const { terms } = words
  const isCounted = isWholesale({ roles })
  const money = (rubles: number) => showPrice(rubles, rules)
  const all: readonly WholesaleTerm[] = [
    { title: terms.price, lines: [words.prices[strongestRole(roles)]] },
    { title: terms.example, lines: exampleOf(facts, money) },
    {
      title: terms.leastOrder,
      lines: [leastOrderFrom > 0 ? words.leastOrder(money(leastOrderFrom)) : words.anyOrder]
    },
    { title: terms.packages, lines: [isCounted ? words.wholePackages : words.anyCount] },
    { title: terms.papers, lines: seller?.bank === undefined ? [] : [words.papers] }
  ]
  return all.filter(({ lines }) => lines.length > 0)
}

/** Describes the payment terms. */
export const paymentTerm = (payments: readonly Way[]): WholesaleTerm => ({
  title: words.terms.payment,
  lines: waysOf(payments)
})

/** Describes the delivery terms; `freeFrom` in rubles. */
export const deliveryTerm = (
  deliveries: readonly Way[],
  freeFrom: number,
  rules: PriceRules
): WholesaleTerm => ({
  title: words.terms.delivery,
  lines: [...waysOf(deliveries), words.freeDelivery(showPrice(freeFrom, rules))]
})

/** «СБП, Карта онлайн.», then «По счёту (только для организаций)». */
function waysOf(ways: readonly Way[]): readonly string[] {
  const open = ways.filter(({ unavailable }) => unavailable === '').map(({ title }) => title)
  const closed = ways
    .filter(({ unavailable }) => unavailable !== '')
    .map(
      ({ title, unavailable }) =>
        `${title} (${unavailable.charAt(0).toLowerCase()}${unavailable.slice(1)})`
    )
  return open.length === 0 ? closed : [`${open.join(', ')}.`, ...closed]
}

function exampleOf({ sample }: WholesaleFacts, money: (rubles: number) => string) {
  const [item] = [...sample].sort((one, other) => other.prices.length - one.prices.length)
  if (item === undefined) return []
  const tiers = [...item.prices].sort((one, other) => one.limit - other.limit)
  const prices = tiers.map(({ limit, price }) =>
    limit <= 1 ? words.apiece(money(price)) : words.tier(limit, money(price))
  )
  return [`${boundUnits(item.title)}: ${prices.join(', ')}.`]
}
