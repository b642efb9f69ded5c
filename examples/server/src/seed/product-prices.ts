import type { DemoCardPrice, DemoOfferPrice, PriceRole } from './catalogue-shapes.ts'
import type { Random } from './random.ts'

interface RoleTier {
  readonly priceRole: PriceRole
  readonly limit: number
  readonly percentOff: number
}

const WHOLESALE: readonly RoleTier[] = [
  { priceRole: 'org', limit: 1, percentOff: 12 },
  { priceRole: 'org', limit: 10, percentOff: 16 },
  { priceRole: 'org', limit: 50, percentOff: 20 },
  { priceRole: 'dealer', limit: 1, percentOff: 24 },
  { priceRole: 'dealer', limit: 10, percentOff: 27 },
  { priceRole: 'dealer', limit: 50, percentOff: 30 }
]

const MEMBER_PERCENTS = [0, 0, 2, 3] as const

/** A shelf price near the given one: 2 490, 149, 59. */
export function shelfRubles(rubles: number): number {
  if (rubles >= 400) return Math.round(rubles / 100) * 100 - 10
  if (rubles >= 100) return Math.round(rubles / 10) * 10 - 1
  return Math.round(rubles)
}

/** Whole rubles from 100 rubles on, tenths of a ruble below. */
function takeOff(kopecks: number, percent: number): number {
  const exact = (kopecks * (100 - percent)) / 100
  const step = exact >= 10_000 ? 100 : 10
  return Math.floor(exact / step) * step
}

/** Retail price first, then the member's, then wholesale tiers. */
export function priceTable(retailKopecks: number, random: Random): readonly DemoOfferPrice[] {
  const member = takeOff(retailKopecks, random.pick(MEMBER_PERCENTS))
  return [
    { priceRole: 'guest_opt', limit: 1, kopecks: retailKopecks },
    { priceRole: 'user', limit: 1, kopecks: member },
    ...WHOLESALE.map(({ priceRole, limit, percentOff }) => ({
      priceRole,
      limit,
      kopecks: takeOff(retailKopecks, percentOff)
    }))
  ]
}

export const cardPrices = (prices: readonly DemoOfferPrice[]): readonly DemoCardPrice[] =>
  prices
    .filter(price => price.limit === 1)
    .map(({ priceRole, kopecks }) => ({ priceRole, kopecks }))
