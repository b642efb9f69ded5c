import type { DemoProduct, StickerCode } from './catalogue-shapes.ts'
import type { ProductPlan } from './product-plans.ts'
import { shelfRubles } from './product-prices.ts'
import { daysBefore } from './times.ts'

const NEW_DAYS = 45
const OLDEST_DAYS = 400
const NEW_SHARE = 0.12
const SALE_SHARE = 0.18
/** Two or three on the first page of a section: on every card the word would say nothing. */
const HIT_POPULARITY = 925
/** What came last has not been bought by many yet. */
const NEW_POPULARITY = 800

interface Fame {
  readonly initial: Pick<DemoProduct, 'popularity' | 'createdAt' | 'stickers'> &
    Partial<Pick<DemoProduct, 'oldPriceKopecks'>>
  readonly ageDays: number
  /** Stars of the reviews. */
  readonly rates: readonly number[]
}

/** How old, loved and discounted the product is; stickers say the same as the numbers. */
export function pickFame(plan: ProductPlan): Fame {
  const { featured, random } = plan
  const isNew = featured ? hasSticker(plan, 'new') : random.chance(NEW_SHARE)
  const ageDays = isNew ? random.integer(1, NEW_DAYS) : random.integer(NEW_DAYS + 1, OLDEST_DAYS)
  const popularity = pickPopularity(plan, isNew)
  const oldPriceKopecks = pickOldPrice(plan)
  const rates = pickRates(plan, popularity)
  return {
    ageDays,
    rates,
    initial: {
      popularity,
      createdAt: daysBefore(ageDays, random.integer(0, 600)),
      stickers:
        featured?.stickers ??
        describe({
          hit: popularity >= HIT_POPULARITY,
          new: isNew,
          sale: oldPriceKopecks !== undefined,
          school: !!plan.type.forSchools && random.chance(0.25)
        }),
      ...(oldPriceKopecks && { oldPriceKopecks })
    }
  }
}

const hasSticker = (plan: ProductPlan, code: StickerCode) =>
  plan.featured?.stickers?.includes(code) ?? false

const describe = (signs: Readonly<Record<StickerCode, boolean>>): readonly StickerCode[] =>
  STICKER_CODES.filter(code => signs[code])

const STICKER_CODES = ['hit', 'new', 'sale', 'school'] as const

/** From 1 to 1000, with few favourites; what is new has had no time to become one. */
function pickPopularity({ id, featured, random }: ProductPlan, isNew: boolean): number {
  if (featured) return 1000 - id
  return Math.ceil(random.next() ** 2 * (isNew ? NEW_POPULARITY : 960))
}

/** The more buyers, the more reviews; few of them find fault. */
function pickRates({ featured, random }: ProductPlan, popularity: number): readonly number[] {
  if (featured) return featured.rates
  const buyers = Math.floor(popularity * random.next() * 0.6)
  if (buyers === 0) return []
  const mood = random.integer(42, 50) / 10
  const count = Math.round(Math.sqrt(buyers) / 3)
  return Array.from({ length: count }, (_, nth) => rateOf(nth, mood))
}

/** Every third or so takes a star off, one in six two of them, the less the mood the more. */
function rateOf(nth: number, mood: number): number {
  if (mood < 4.4 && nth % 6 === 4) return 3
  return mood < 4.8 && nth % 3 === 1 ? 4 : 5
}

function pickOldPrice({ featured, retailKopecks, random }: ProductPlan): number | undefined {
  if (featured) return featured.oldRubles && featured.oldRubles * 100
  if (!random.chance(SALE_SHARE)) return undefined
  const percent = random.pick([10, 15, 20, 25, 30])
  const old = shelfRubles(retailKopecks / (100 - percent)) * 100
  return old > retailKopecks ? old : undefined
}
