import type { LineKey } from '../basket/basket-line.ts'
import { choiceOf } from '../basket/constructor-set.ts'
import type { ConstructorSet } from '../entities/basket.ts'
import type { ProductCard } from '../entities/product.ts'
import { tierPrice } from '../values/price/card-price.ts'
import { backendWords as words } from './backend-words.ts'
import { demoCardOf } from './demo-goods.ts'
import { demoGroup, demoProduct } from './fixtures.ts'

const PRICE_RUBLES = 450
const SET_PRICE_RUBLES = 800

/** A line as the basket shows it. */
export interface ShownLine {
  readonly key: LineKey
  readonly count: number
  readonly selected: boolean
  readonly basketErr: string
  readonly remnants: number
}

/** Rubles apiece for a price role. */
export const priceOf = ({ key, count }: ShownLine, role: string): number => {
  if (typeof key === 'string') return SET_PRICE_RUBLES
  const [offer] = demoCardOf(key, role)?.groups[0]?.offers ?? []
  return offer === undefined ? PRICE_RUBLES : tierPrice(offer.prices, role, count).value
}

export const piecesOf = (lines: readonly ShownLine[]) =>
  lines.reduce((sum, { count }) => sum + count, 0)

/** What the backend says at a line of which there are `stock`. */
export function lineError(
  { count, clamped }: { readonly count: number; readonly clamped: boolean },
  stock: number
): string {
  if (stock === 0) return words.outOfStock
  return count > stock || (clamped && count === stock) ? words.left(stock) : ''
}

/** The products of one half of the basket, each with those of its groups that lie in it, and the sets. */
export function linesOf(lines: readonly ShownLine[], role: string) {
  const products = new Map<number, ProductCard>()
  const constructorSets: ConstructorSet[] = []
  for (const line of lines) {
    if (typeof line.key === 'string') constructorSets.push(demoSet(line.key, line))
    else {
      const card = demoLine(line.key, line, role)
      const groups = [...(products.get(card.id)?.groups ?? []), ...card.groups]
      products.set(card.id, { ...card, groups })
    }
  }
  return { constructorSets, products: [...products.values()] }
}

type Shown = Pick<ShownLine, 'count' | 'selected' | 'basketErr'> & { readonly remnants?: number }

/** Of a group that the demo shop does not have a notebook of that number. */
function demoLine(id: number, { count, selected, basketErr, remnants = 8 }: Shown, role?: string) {
  const line = { count, selected, basketErr, remnants }
  const known = demoCardOf(id, role)
  if (known) return { ...known, groups: known.groups.map(group => ({ ...group, ...line })) }
  return demoProduct({ id, title: `Тетрадь № ${id}`, groups: [demoGroup({ ...line, id })] })
}

const demoSet = (id: string, { count, selected, basketErr }: Shown): ConstructorSet => ({
  id,
  ...choiceOf(id),
  title: 'Набор первоклассника',
  count,
  price: SET_PRICE_RUBLES,
  oldPrice: null,
  sum: count * SET_PRICE_RUBLES,
  selected,
  basketErr,
  products: choiceOf(id).groupIds.map(groupId =>
    demoLine(groupId, { count, selected, basketErr: '' })
  )
})
