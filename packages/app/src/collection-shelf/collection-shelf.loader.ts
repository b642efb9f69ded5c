import { listProducts } from '@vitrina/core/contracts'
import { priceRules } from '@vitrina/core/price'
import { type CardView, cardView } from '@vitrina/core/product'

import type { ShopRequest } from '../page/define-loader.ts'

/** The first goods of a collection, priced for this visitor. */
export async function readShelf(
  { configuration, session, shared }: ShopRequest,
  collection: string,
  limit: number
): Promise<readonly CardView[]> {
  const rules = priceRules(session, configuration)
  const { data } = await shared(`collection ${collection} ${limit}`, backend =>
    backend(listProducts, { body: { collection, limit } })
  )
  return data.map(product => cardView(product, rules))
}
