import type { Shop } from '@vitrina/core'
import { listProductsByIds } from '@vitrina/core/contracts'
import { type CardView, cardView, type PriceRules } from '@vitrina/react-ui'

/** The products of some ids, in the order of the ids; those that are gone are left out. */
export async function readWatched(
  { api }: Pick<Shop, 'api'>,
  ids: readonly number[],
  rules: PriceRules
): Promise<readonly CardView[]> {
  const { data } = await api(listProductsByIds, { query: { ids: [...ids] } })
  return ids
    .flatMap(id => data.filter(product => product.id === id))
    .map(product => cardView(product, rules))
}
