import { listCategories } from '@vitrina/core/contracts'
import type { PageAddresses } from '@vitrina/core/page-names'
import { escapeXml, ymlFeed } from '@vitrina/core/seo'
import { guestSession } from '@vitrina/core/session'

import type { SiteReader } from './site-data.ts'
import { readWholeCatalogue } from './whole-catalogue.ts'

const NO_CALLER = { siteId: '1', currencyId: '1' }

/** The catalogue for price comparisons and market places, as a guest sees it. */
export const createFeed =
  ({ read, site }: SiteReader, { outer }: PageAddresses) =>
  async (origin: string): Promise<string> => {
    const { configuration } = await site(NO_CALLER)
    const kept = await read('feed', NO_CALLER, async backend => {
      const { data } = await backend(listCategories, {})
      const { priceRole } = guestSession()
      const shop = {
        title: configuration.shopTitle,
        origin,
        priceRole,
        now: Date.now(),
        address: outer
      }
      return { origin, text: ymlFeed(shop, data, await readWholeCatalogue(backend)) }
    })
    // One copy, under however many names a machine without a public address is asked.
    return kept.text.replaceAll(escapeXml(kept.origin), () => escapeXml(origin))
  }
