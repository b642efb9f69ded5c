import { listDeliveryPoints, listProducts } from '@vitrina/core/contracts'
import { cardPrice } from '@vitrina/core/values'

import type { Front } from './front.ts'
import { openPerson } from './people.ts'
import { Unready } from './unmet.ts'

export interface Goods {
  readonly title: string
  readonly groupId: number
  /** Pieces that can be bought. */
  readonly stock: number
  /** Rubles that a guest pays. */
  readonly price: number
}

const LINE_MAX = 999

/** Goods that are bought without a choice. */
async function simpleGoods(front: Front): Promise<readonly Goods[]> {
  const shop = await openPerson(front)
  const { data } = await shop.api(listProducts, { body: { limit: 100, inStock: true } })
  shop.stop()
  return data.flatMap(({ title, groups, cardPrices }) => {
    const [group] = groups
    if (group === undefined || groups.length > 1) return []
    const price = cardPrice(cardPrices, 'guest').value
    return [{ title, price, groupId: group.id, stock: group.remnants }]
  })
}

/** Popular goods of which there are enough. */
export const plentiful = async (front: Front) =>
  found(
    (await simpleGoods(front)).find(({ stock }) => stock > 5),
    'in stock'
  )

/** Goods of which one basket can hold every piece, wanted by as few as possible. */
export const exhaustible = async (front: Front) =>
  found(
    (await simpleGoods(front)).findLast(({ stock }) => stock > 2 && stock <= LINE_MAX),
    'with 3 to 999 pieces'
  )

function found(goods: Goods | undefined, kind: string): Goods {
  if (goods) return goods
  throw new Unready(`The backend lists no goods ${kind} that are bought without a choice`)
}

/** The addresses where orders can be collected. */
export async function collectionAddresses(front: Front): Promise<readonly string[]> {
  const shop = await openPerson(front)
  const { data } = await shop.api(listDeliveryPoints, { query: {} })
  shop.stop()
  return data.map(({ address }) => address)
}
