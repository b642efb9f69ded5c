import type { EndpointCall } from '../api/endpoint-call.ts'
import { listFilters } from '../contracts/catalog.ts'
import { listCollectionFilters } from '../contracts/collections.ts'
import type { Filter } from '../entities/filter.ts'
import type { ListingScope } from './listing-answer.ts'

/** The filters that make sense in a list: of its collection, its category or the whole shop. */
export async function readScopeFilters(
  read: EndpointCall,
  { category, collection }: Pick<ListingScope, 'category' | 'collection'>
): Promise<readonly Filter[]> {
  const { data } =
    collection === undefined
      ? await read(listFilters, { query: category === undefined ? {} : { category } })
      : await read(listCollectionFilters, { query: { id: collection } })
  return data
}
