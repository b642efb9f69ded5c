import type { listProducts as contract, productSelection } from '@vitrina/core/contracts'
import type * as z from 'zod/mini'

import type { Call } from '../../http/call.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { toFacets } from './facets.ts'
import { type ListingQuery, queryListing } from './query-listing.ts'
import { readCards } from './read-cards.ts'
import { type Reference, takeReference } from './reference.ts'
import { findMatch } from './search.ts'
import { toSelection } from './selection.ts'
import { type Listing, takeListing } from './take-listing.ts'
import { visibleRoles } from './visible-roles.ts'

type WireSelection = z.output<typeof productSelection>
type Answer = z.input<(typeof contract)['response']>

/** One page of the catalogue with its total and, when asked for, its facets. */
export async function listProducts(
  wire: z.output<(typeof contract)['body']>,
  { db, visitor, settings }: Call
): Promise<Answer> {
  const reference = await takeReference(db)
  const listing = await takeListing(db)
  const window = pageOf(wire, settings.shop.rawListLimit)
  const query: ListingQuery = {
    ...(await commonQuery(wire, { db, visitor }, { reference, listing })),
    sort: wire.sort,
    limit: window.limit,
    offset: window.offset
  }
  const rows = queryListing(listing, query)
  return {
    data: await readCards(db, rows.ids, visibleRoles(visitor)),
    meta: pagingMeta(window, rows.total),
    facets: wire.facets ? toFacets(rows, query.selection, reference.filters) : null,
    corrected: query.match?.corrected ?? null
  }
}

/** How many products a selection has. */
export async function countProducts(
  wire: WireSelection,
  { db, visitor }: Call
): Promise<{ count: number }> {
  const reference = await takeReference(db)
  const listing = await takeListing(db)
  const common = await commonQuery(wire, { db, visitor }, { reference, listing })
  return { count: queryListing(listing, { ...common, sort: undefined, limit: 0, offset: 0 }).total }
}

async function commonQuery(
  wire: WireSelection,
  { db, visitor }: Pick<Call, 'db' | 'visitor'>,
  { reference, listing }: { readonly reference: Reference; readonly listing: Listing }
) {
  return {
    selection: toSelection(wire, reference),
    match: await findMatch({ db, columns: listing.columns }, wire.search, reference),
    categoryPlaces: reference.categoryPlaces,
    rolePosition: reference.rolePositions.get(visitor.priceRole) ?? 1,
    siteId: visitor.siteId
  }
}
