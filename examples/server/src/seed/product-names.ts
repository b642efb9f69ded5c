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

/** Prime, so that it walks over all combinations of parts before the first repeats. */
const STRIDE = 7919

/** The nth name of a type; after all combinations are used, names continue as series. */
export function nameProduct(type: ProductType, turn: number): ProductName {
  const models = MODELS[type.models]
  const filterCodes = type.titleFilter ? (type.filters[type.titleFilter] ?? []) : []
  const counts = [type.variants.length, models.length, type.tails.length, filterCodes.length || 1]
  const total = counts.reduce((product, count) => product * count, 1)
  const [variant = 0, model = 0, tail = 0, value = 0] = unfold((turn * STRIDE) % total, counts)

  const filterCode = filterCodes[value]
  const series = Math.floor(turn / total) + 1
  const head = [type.noun, type.variants[variant], `«${models[model]}»`].filter(Boolean).join(' ')
  const parts = [
    head,
    type.tails[tail],
    filterCode && filterValue(`${type.titleFilter}:${filterCode}`).title,
    series > 1 && `серия ${series}`
  ]
  return {
    title: parts.filter(Boolean).join(', '),
    filterCode,
    grade: gradeOf(type, tail, value, filterCodes.length)
  }
}

function gradeOf(type: ProductType, tail: number, value: number, values: number) {
  if (type.grows === 'tail') return tail / Math.max(1, type.tails.length - 1)
  if (type.grows === 'titleFilter') return value / Math.max(1, values - 1)
  return undefined
}

function unfold(number: number, counts: readonly number[]): readonly number[] {
  let rest = number
  return counts.map(count => {
    const digit = rest % count
    rest = Math.floor(rest / count)
    return digit
  })
}
