import type { BasketTotal } from '../../entities/basket.ts'
import type { UserRole } from '../../entities/profile.ts'
import { strongestRole } from '../../session/strongest-role.ts'
import { formatPrice } from '../../values/price/price-format.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { type GroupView, tierAt } from './group.view.ts'
import { priceMessages as messages } from './price.messages.ts'

/** One reason why a price is what it is. */
export interface PriceReason {
  readonly why: string
  /** What it comes to: «3 190 ₽», «−22 %». */
  readonly value: string
  /** The price apiece itself: what stands above leads to it, what stands below comes on top. */
  readonly isPrice?: true
}

/** What a price depends on besides the product. */
export interface PriceCircumstances {
  /** Pieces in the basket. */
  readonly count: number
  readonly roles: readonly UserRole[]
  readonly rules: Pick<PriceRules, 'currency' | 'rate'>
  /** Of the basket; its promo code counts for the whole of it. */
  readonly total?: Pick<BasketTotal, 'promocodeUsed' | 'promoCodeDiscountValue'> | undefined
  /** What comes back for one piece: «+124 Б». */
  readonly bonus?: string | undefined
}

/** So many rubles show what the rate is: one alone is a few kopecks of some currencies. */
const RATED_RUBLES = 100

type PricedGroup = Pick<GroupView, 'tiers' | 'oldPrice' | 'discount' | 'isOwnPrice'>

/**
 * Why a piece costs what it costs: lowered price, role, quantity (B2), currency (G4), then promo code
 * and bonuses. Explains what `tierAt` chose; computes no price of its own.
 */
export function explainPrice(
  group: PricedGroup,
  circumstances: PriceCircumstances
): readonly PriceReason[] {
  const { count, roles, rules, total, bonus } = circumstances
  const tier = tierAt(group, count)
  return [
    ...ofCut(group, tier === group.tiers[0]),
    { why: whose(group, roles), value: group.tiers[0].price },
    ...ofCount(group, count),
    ...ofCurrency(rules),
    { why: messages.apiece, value: tier.price, isPrice: true },
    ...ofPromo(rules, total),
    ...(bonus === undefined ? [] : [{ why: messages.bonus, value: bonus }])
  ]
}

function ofCut({ oldPrice, discount }: PricedGroup, isFirstTier: boolean): PriceReason[] {
  if (oldPrice === undefined) return []
  const before = { why: messages.before, value: oldPrice }
  const isExplained = isFirstTier && discount !== undefined
  return isExplained ? [before, { why: messages.discount, value: discount }] : [before]
}

function whose({ isOwnPrice }: PricedGroup, roles: readonly UserRole[]): string {
  const role = strongestRole(roles)
  if (role !== 'dealer' && role !== 'org_user') return messages.everyone
  if (!isOwnPrice) return messages.noOwn
  return role === 'dealer' ? messages.dealer : messages.organisation
}

function ofCount({ tiers }: PricedGroup, count: number): PriceReason[] {
  const reached = tiers.filter(({ limit }) => limit <= count).at(-1)
  const next = tiers.find(({ limit }) => limit > Math.max(1, count))
  return [
    ...(reached === undefined || reached === tiers[0]
      ? []
      : [{ why: messages.reached(count, reached.limit), value: reached.price }]),
    ...(next === undefined ? [] : [{ why: messages.further(next.limit), value: next.price }])
  ]
}

function ofCurrency({ currency, rate }: PriceCircumstances['rules']): PriceReason[] {
  if (rate === 1) return []
  const price = showPrice(RATED_RUBLES, { currency, rate })
  return [{ why: messages.rounded, value: messages.rate(formatPrice(RATED_RUBLES), price) }]
}

function ofPromo(
  rules: PriceCircumstances['rules'],
  total: PriceCircumstances['total']
): PriceReason[] {
  if (!total?.promocodeUsed || total.promoCodeDiscountValue === 0) return []
  const off = showPrice(-total.promoCodeDiscountValue, rules)
  return [{ why: messages.promo(total.promocodeUsed), value: off }]
}
