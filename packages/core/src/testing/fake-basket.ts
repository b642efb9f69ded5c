import type { Basket, BasketIntent } from '../entities/basket.ts'
import { ApiError } from '../errors/api-error.ts'
import { demoGroup, demoProduct, demoTotal } from './fixtures.ts'

const PRICE_RUBLES = 450
const FREE_DELIVERY_FROM_RUBLES = 5000

interface Line {
  count: number
  selected: boolean
  /** The newest intent applied, also to a line taken out since. */
  intent: string
}

export interface FakeBasketOptions {
  /** Pieces in stock by group id; 999 for a group that is not named. */
  readonly stock?: Readonly<Record<number, number>>
  readonly promoCodes?: readonly string[]
  /** The fault that the intents' ids guard against: every copy of a request counts. */
  readonly ignoresIntentIds?: boolean
  readonly addsCounts?: boolean
}

export interface FakeBasket {
  read(): Basket
  put(intents: readonly BasketIntent[], isAbsolute?: boolean): Basket
  select(groupIds: readonly number[], selected: boolean): Basket
  setPromo(code: string | null): Basket
  remove(groupIds: readonly number[]): Basket
  counts(): Record<string, number>
}

/** A basket as the contracts describe it: absolute intents, a version, refusals in Russian. */
export function createFakeBasket(options: FakeBasketOptions = {}): FakeBasket {
  const lines = new Map<number, Line>()
  let promo: string | null = null
  let version = 0

  const stockOf = (groupId: number) => options.stock?.[groupId] ?? 999
  const filled = () => [...lines].filter(([, line]) => line.count > 0)

  function change(groupId: number, line: Line) {
    lines.set(groupId, line)
    version += 1
  }

  function apply({ id, groupId, count }: BasketIntent, isAbsolute: boolean) {
    const line = lines.get(groupId) ?? { count: 0, selected: true, intent: '' }
    if (line.intent >= id && !options.ignoresIntentIds) return
    const wanted = isAbsolute && !options.addsCounts ? count : line.count + count
    const selected = line.count === 0 || line.selected
    change(groupId, { count: Math.min(wanted, stockOf(groupId)), selected, intent: id })
  }

  function read(): Basket {
    const products = filled().map(([id, { count, selected }]) => {
      const group = demoGroup({ id, count, selected, remnants: stockOf(id) })
      return demoProduct({ id, title: `Тетрадь № ${id}`, groups: [group] })
    })
    const pieces = filled().reduce((sum, [, line]) => sum + line.count, 0)
    const chosen = filled().reduce((sum, [, line]) => sum + (line.selected ? line.count : 0), 0)
    const price = chosen * PRICE_RUBLES
    return {
      version,
      data: [
        { inStock: true, constructorSets: [], products },
        { inStock: false, constructorSets: [], products: [] }
      ],
      total: demoTotal({
        count: chosen,
        price,
        oldPrice: price,
        promocodeUsed: promo,
        remainsUntilFreeDelivery: Math.max(0, FREE_DELIVERY_FROM_RUBLES - price),
        productsCountInBasket: pieces
      })
    }
  }

  return {
    read,
    put(intents, isAbsolute = true) {
      const missing = intents.find(({ groupId, count }) => count > 0 && stockOf(groupId) === 0)
      if (missing) throw new ApiError({ message: 'Товар закончился', status: 409 })
      for (const intent of intents) apply(intent, isAbsolute)
      return read()
    },
    select(groupIds, selected) {
      for (const [groupId, line] of filled()) {
        if (groupIds.includes(groupId)) change(groupId, { ...line, selected })
      }
      return read()
    },
    setPromo(code) {
      const known = options.promoCodes ?? ['ЛИНЕЙКА10']
      if (code !== null && !known.includes(code)) {
        throw new ApiError({ message: 'Промокод не найден', status: 422 })
      }
      promo = code
      version += 1
      return read()
    },
    remove(groupIds) {
      for (const [groupId, line] of filled()) {
        if (groupIds.includes(groupId)) change(groupId, { ...line, count: 0 })
      }
      return read()
    },
    counts: () => Object.fromEntries(filled().map(([groupId, { count }]) => [groupId, count]))
  }
}
