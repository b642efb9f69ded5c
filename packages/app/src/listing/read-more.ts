import type { ShopStore } from '@vitrina/core'
import { readMore as readMoreOf } from '@vitrina/core/catalog'
import { priceRules } from '@vitrina/core/price'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'

import type { ListingData } from './listing.loader.ts'

/** The list of a page with its next products; rejects when they are not to be had. */
export async function readMore(shop: ShopStore, data: ListingData): Promise<ListingData> {
  const { api } = await shop.engine()
  const { configuration } = shop.get(siteSubject)
  return readMoreOf(api, data, priceRules(shop.get(sessionSubject), configuration))
}
