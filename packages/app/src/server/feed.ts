import { listCategories } from '@vitrina/core/contracts'
import type { PageAddresses } from '@vitrina/core/page-names'
import { ymlFeed } from '@vitrina/core/seo'
import { guestSession } from '@vitrina/core/session'

import type { SiteReader } from './site-data.ts'
import { readWholeCatalogue } from './whole-catalogue.ts'

const NO_CALLER = { siteId: '1', currencyId: '1' }

/** The catalogue for price comparisons and market places, as a guest sees it. */
export const createFeed =
  ({ read, site }: SiteReader, { outer }: PageAddresses) =>
  async (origin: string): Promise<string> => {
    const { configuration } = await site(NO_CALLER)
    return read(`feed ${origin}`, NO_CALLER, async backend => {
      const { data } = await backend(listCategories, {})
      const { priceRole } = guestSession()
      const shop = {
        title: configuration.shopTitle,
        origin,
        priceRole,
        now: Date.now(),
        address: outer
      }
      return ymlFeed(shop, data, await readWholeCatalogue(backend))
    })
  }
