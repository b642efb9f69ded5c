import { logBadAmounts, setShopTimeZone } from '@vitrina/core/values'

import { createAddressEdge, textsWithTitles } from './address-edge.ts'
import type { Assets } from './assets.ts'
import { createBuildFiles } from './build-files.ts'
import type { Client } from './client.ts'
import { createExchange } from './exchange.ts'
import { consoleLog, type Log } from './log.ts'
import { originOf } from './origin.ts'
import { type Changes, createPageMemory, noChanges } from './page-memory.ts'
import { createPageResponder } from './page-response.ts'
import { createPaperFiles } from './paper-file.ts'
import { createPriceListFiles } from './price-list-file.ts'
import type { Settings } from './settings.ts'
import { createSiteReader } from './site-data.ts'
import { createSiteFiles } from './site-files.ts'
import { createStorefront, type Storefront } from './storefront.ts'
import { createWording } from './wording.ts'

interface PageServerParts {
  readonly settings: Settings
  readonly assets: Assets
  readonly client: () => Promise<Client>
  /** What the backend tells of; without it no change is told. */
  readonly changes?: Changes
  readonly log?: Log
}

/** The storefront without a port: everything it answers, put together. */
export function createPageServer(parts: PageServerParts): Storefront {
  const { settings, assets, client, changes = noChanges, log = consoleLog } = parts
  const { apiUrl, storefrontKey, publicOrigin, openingMs, partWaitMs } = settings
  const { trustedHops: hops } = settings
  setShopTimeZone(settings.shop.timeZone)
  const { routeRules } = settings.shop
  const origin = originOf(settings)
  const place = { apiUrl, storefrontKey, spelling: settings.shop }
  const exchange = createExchange(place)
  const addresses = createAddressEdge(settings.shop.pages)
  const wording = createWording(textsWithTitles(settings.texts, settings.shop.pages))
  const site = createSiteReader(exchange, { publicOrigin, waitMs: partWaitMs, openingMs, log })
  changes.follow(site.empty)
  const bytesMax = settings.pageMemoryBytes
  const memory = bytesMax === 0 ? undefined : createPageMemory({ bytesMax, changes })
  logBadAmounts(log)
  const responder = {
    ...{ exchange, site, hops, origin, addresses, publicOrigin, routeRules, client, partWaitMs },
    ...{ wording, memory, log, settings: settings.shop }
  }
  return createStorefront({
    place,
    hops,
    assets,
    buildFiles: createBuildFiles(client, routeRules),
    siteFiles: createSiteFiles({ site, origin, addresses, indexNowKey: settings.indexNowKey }),
    paperFiles: createPaperFiles(responder),
    priceListFiles: createPriceListFiles(responder),
    respond: createPageResponder(responder),
    wording,
    log
  })
}
