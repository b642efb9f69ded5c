import type { DemoColor, DemoGroup, DemoOfferPrice, DemoSize } from './catalogue-shapes.ts'
import { shopBarcode } from './checksums.ts'
import { COLORS, type ColorCode } from './colors.ts'
import { filterValue } from './filters.ts'
import type { ProductType } from './product-types/product-type.ts'
import type { Random } from './random.ts'

const colorByCode = new Map<ColorCode, DemoColor>(
  COLORS.map(color => [
    color.code,
    { ...color, filterValueId: filterValue(`color:${color.code}`).id }
  ])
)

export const findColors = (codes: readonly ColorCode[]): readonly DemoColor[] =>
  codes.flatMap(code => colorByCode.get(code) ?? [])

/** One to four colours next to each other in the type's list. */
export function pickColors(type: ProductType, random: Random): readonly DemoColor[] {
  const count = Math.min(type.colors.length, random.integer(1, 4))
  const start = random.integer(0, type.colors.length)
  const codes = [...type.colors, ...type.colors].slice(start, start + count)
  return findColors(codes)
}

const sizeByName = new Map<string, DemoSize>()

function findSize(filter: string, title: string): DemoSize {
  const name = `${filter}:${title.toLowerCase()}`
  const ready = sizeByName.get(name)
  if (ready) return ready
  const value = filterValue(name)
  const size = { code: value.code, title: value.title, filterValueId: value.id }
  sizeByName.set(name, size)
  return size
}

/** Four to seven sizes in a row. */
export function pickSizes(type: ProductType, random: Random): readonly DemoSize[] {
  if (type.sizes === undefined) return []
  const { filter, values } = type.sizes
  const count = Math.min(values.length, random.integer(4, 7))
  const start = random.integer(0, values.length - count)
  return values.slice(start, start + count).map(title => findSize(filter, title))
}

export interface GroupPlan {
  readonly firstId: number
  readonly colors: readonly DemoColor[]
  readonly sizes: readonly DemoSize[]
  readonly prices: readonly DemoOfferPrice[]
  readonly isOutOfStock: boolean
}

export function makeGroups(plan: GroupPlan, random: Random): readonly DemoGroup[] {
  const groups: DemoGroup[] = []
  for (const color of orNothing(plan.colors)) {
    for (const size of orNothing(plan.sizes)) {
      const id = plan.firstId + groups.length
      groups.push({
        id,
        ...(color && { color }),
        ...(size && { size }),
        barcode: shopBarcode(id),
        stock: plan.isOutOfStock ? 0 : pickStock(plan, random),
        prices: plan.prices
      })
    }
  }
  return groups
}

const orNothing = <Item>(items: readonly Item[]): readonly (Item | undefined)[] =>
  items.length > 0 ? items : [undefined]

/** A lonely group is never empty by chance: then the whole product would be out of stock. */
function pickStock(plan: GroupPlan, random: Random): number {
  const roll = random.next()
  const isLonely = plan.colors.length < 2 && plan.sizes.length < 2
  if (roll < 0.12 && !isLonely) return 0
  if (roll < 0.26) return random.integer(1, 3)
  return random.integer(4, plan.sizes.length > 0 ? 60 : 400)
}
