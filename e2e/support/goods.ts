import { inject } from 'vitest'

export interface Group {
  readonly id: number
  readonly remnants: number
  readonly size: { readonly code: string; readonly title: string } | null
}

/** What a list of the backend tells of a product; only what tests ask for. */
export interface Goods {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly vendorCode: string
  readonly href: string
  readonly listing: string
  readonly groups: readonly Group[]
}

interface CardAnswer {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly vendorCode: string
  readonly categories: readonly { readonly path: string }[]
  readonly groups: readonly Group[]
}

interface ListAnswer {
  readonly data: readonly CardAnswer[]
  readonly meta: { readonly total: number; readonly pages: number }
}

/** Goods in stock, most popular first, as the backend itself lists them. */
export async function readGoods(apiUrl = inject('apiUrl')): Promise<readonly Goods[]> {
  const { data } = await listGoods({ limit: 100, inStock: true }, apiUrl)
  return data.map(({ categories, ...card }) => {
    const path = categories[0]?.path ?? ''
    return { ...card, href: `/catalog/${path}/detail/${card.code}`, listing: `/catalog/${path}` }
  })
}

export async function listGoods(body: object, apiUrl = inject('apiUrl')): Promise<ListAnswer> {
  const response = await fetch(`${apiUrl}/catalog/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  return response.json()
}

/** What is bought of simple goods. */
export const groupOf = (goods: Goods) => goods.groups[0]?.id ?? 0

/** Bought from its card: nothing is to be chosen first, and there are pieces enough. */
export const isSimple = ({ groups }: Goods) => groups.length === 1 && inStock(groups[0]) > 5

/** As simple, and the least wanted: their prices and stock may change while other tests buy. */
export const unwantedGoods = async (apiUrl?: string) =>
  (await readGoods(apiUrl)).filter(goods => isSimple(goods) && !isScarce(goods)).toReversed()

/** As simple, but with so few pieces that a basket meets the last one; no test orders any. */
export const isScarce = (goods: Goods) => isSimple(goods) && inStock(goods.groups[0]) < 50

/** Two sizes at least can be bought. */
export const hasSizes = ({ groups }: Goods) =>
  new Set(groups.filter(group => inStock(group) > 1).map(group => group.size?.code)).size > 1

export const isGone = ({ remnants }: Group) => remnants === 0
export const isPlenty = ({ remnants }: Group) => remnants > 5

/** Sizes to choose from, one of them sold out, one with pieces enough. */
export const hasAllKinds = (goods: Goods) =>
  hasSizes(goods) && goods.groups.some(isGone) && goods.groups.some(isPlenty)

const inStock = (group: Group | undefined) => group?.remnants ?? 0

/** The first of the goods that is `such`; the demo shop has all kinds. */
export async function findGoods(
  such: (goods: Goods) => boolean,
  apiUrl = inject('apiUrl')
): Promise<Goods> {
  const found = (await readGoods(apiUrl)).find(such)
  if (found === undefined) throw new Error('The demo shop has no such goods')
  return found
}

/** Two simple goods, for a basket of more than one line. */
export async function findTwo(): Promise<readonly [Goods, Goods]> {
  const [first, second] = (await readGoods()).filter(isSimple)
  if (first === undefined || second === undefined) throw new Error('There are too few goods')
  return [first, second]
}
