import type { Shop } from '@vitrina/core'
import { listProductsByIds } from '@vitrina/core/contracts'
import { type PriceRules } from '@vitrina/core/price'
import { type CardView, cardView } from '@vitrina/core/product'

/** The products of some ids, in the order of the ids; those that are gone are forgotten. */
export async function readWatched(
  { api, watched }: Pick<Shop, 'api' | 'watched'>,
  ids: readonly number[],
  rules: PriceRules
): Promise<readonly CardView[]> {
  const { data } = await api(listProductsByIds, { query: { ids: [...ids] } })
  const gone = ids.filter(id => data.every(product => product.id !== id))
  watched().send({ type: 'products.gone', ids: gone })
  return ids
    .flatMap(id => data.filter(product => product.id === id))
    .map(product => cardView(product, rules))
}
