import type { Api } from '../api/api.ts'
import { readProductsByIds } from '../catalog/products-by-ids.ts'
import type { PriceRules } from '../price/price-rules.ts'
import { type CardView, cardView } from '../product/card.view.ts'
import type { WatchedActor } from './watched.machine.ts'

interface WatchedShop {
  readonly api: Api
  readonly watched: () => Pick<WatchedActor, 'send'>
}

/** The products of some ids as cards, in the order of the ids; those that are gone are forgotten. */
export async function readWatched(
  { api, watched }: WatchedShop,
  ids: readonly number[],
  rules: PriceRules
): Promise<readonly CardView[]> {
  const products = await readProductsByIds(api, ids)
  const gone = ids.filter(id => products.every(product => product.id !== id))
  watched().send({ type: 'products.gone', ids: gone })
  return products.map(product => cardView(product, rules))
}
