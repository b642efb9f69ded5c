import { collectionPath } from '../catalog/collections/collection.view.ts'
import { type CardView, cardView } from '../catalog/product/card.view.ts'
import { listCollectionProducts } from '../contracts/collections.ts'
import { priceRules } from '../values/price/price-rules.ts'

import type { ShopRequest } from './define-loader.ts'

/** The first goods of a collection under its name, and where all of them are. */
export interface CollectionShelfView {
  readonly title: string
  readonly href: string
  readonly cards: readonly CardView[]
}

/** Priced for this visitor. */
export async function readShelf(
  { configuration, session, shared }: ShopRequest,
  code: string,
  limit: number
): Promise<CollectionShelfView> {
  const rules = priceRules(session, configuration)
  const { collection, data } = await shared(`collection ${code} ${limit}`, backend =>
    backend(listCollectionProducts, { params: { id: code }, query: { limit } })
  )
  return {
    title: collection.title,
    href: collectionPath(collection.code),
    cards: data.map(product => cardView(product, rules))
  }
}
