import { FEATURED_PRODUCTS } from './featured-products.ts'
import { filterValue } from './filters.ts'
import { MODELS } from './models.ts'
import type { ProductType } from './product-types/product-type.ts'

export interface ProductName {
  readonly title: string
  /** Code of the value of the type's title filter. */
  readonly filterCode: string | undefined
  /** From 0, the cheapest of the kind, to 1, the dearest; unknown for kinds that do not grow. */
  readonly grade: number | undefined
}

const GOLDEN_RATIO = 0.618

const featuredTitles = new Set(FEATURED_PRODUCTS.map(product => product.title))

/** The nth name of a type; after all combinations are used, names continue as series. */
export function nameProduct(type: ProductType, turn: number): ProductName {
  const models = MODELS[type.models]
  const codes = type.titleFilter ? (type.filters[type.titleFilter] ?? []) : []
  const counts = [codes.length || 1, type.tails.length, type.variants.length, models.length]
  const total = counts.reduce((product, count) => product * count, 1)
  const combination = ((turn + type.code.length) * strideFor(total)) % total
  const [value = 0, tail = 0, variant = 0, model = 0] = unfold(combination, counts)

  const filterCode = codes[value]
  const head = [type.noun, type.variants[variant], `«${models[model]}»`].filter(Boolean).join(' ')
  const tailWords = filterCode && filterValue(`${type.titleFilter}:${filterCode}`).title
  const title = [head, type.tails[tail], tailWords].filter(Boolean).join(', ')
  return {
    title: asSeries(title, Math.floor(turn / total) + 1),
    filterCode,
    grade: gradeOf(type, tail, value, codes.length)
  }
}

function asSeries(title: string, round: number): string {
  const series = featuredTitles.has(title) ? round + 1 : round
  return series > 1 ? `${title}, серия ${series}` : title
}

function gradeOf(type: ProductType, tail: number, value: number, values: number) {
  if (type.grows === 'tail') return tail / Math.max(1, type.tails.length - 1)
  if (type.grows === 'titleFilter') return value / Math.max(1, values - 1)
  return undefined
}

const strides = new Map<number, number>()

/** A step that visits every combination once, neighbours in time being far apart. */
function strideFor(total: number): number {
  const found = strides.get(total)
  if (found !== undefined) return found
  let stride = Math.max(1, Math.round(total * GOLDEN_RATIO))
  while (commonDivisor(stride, total) > 1) stride += 1
  strides.set(total, stride)
  return stride
}

const commonDivisor = (left: number, right: number): number =>
  right === 0 ? left : commonDivisor(right, left % right)

function unfold(number: number, counts: readonly number[]): readonly number[] {
  let rest = number
  return counts.map(count => {
    const digit = rest % count
    rest = Math.floor(rest / count)
    return digit
  })
}
