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

export interface PriceTable {
  /** Retail price first, then the member's, then wholesale tiers. */
  readonly offerPrices: readonly DemoOfferPrice[]
  /** What one piece costs to each role. */
  readonly cardPrices: readonly DemoCardPrice[]
}

const tables = new Map<string, PriceTable>()

/** Goods of one price share one table: a hundred thousand products need few hundred of them. */
export function priceTable(retailKopecks: number, random: Random): PriceTable {
  const memberPercent = random.pick(MEMBER_PERCENTS)
  const key = `${retailKopecks} ${memberPercent}`
  const ready = tables.get(key)
  if (ready) return ready
  const fresh = countTable(retailKopecks, memberPercent)
  tables.set(key, fresh)
  return fresh
}

function countTable(retailKopecks: number, memberPercent: number): PriceTable {
  const offerPrices: readonly DemoOfferPrice[] = [
    { priceRole: 'guest_opt', limit: 1, kopecks: retailKopecks },
    { priceRole: 'user', limit: 1, kopecks: takeOff(retailKopecks, memberPercent) },
    ...WHOLESALE.map(({ priceRole, limit, percentOff }) => ({
      priceRole,
      limit,
      kopecks: takeOff(retailKopecks, percentOff)
    }))
  ]
  const single = offerPrices.filter(price => price.limit === 1)
  const cardPrices = single.map(({ priceRole, kopecks }) => ({ priceRole, kopecks }))
  return { offerPrices, cardPrices }
}
