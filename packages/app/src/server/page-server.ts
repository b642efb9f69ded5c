import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, routePath } from '@vitrina/core'
import type { Paper } from '@vitrina/core/entities'
import { attachmentHeader } from '@vitrina/core/forms'
import { PAPER_PATH, readPaper } from '@vitrina/core/orders'
import { queryParams } from '@vitrina/core/routes'
import { logBadAmounts, setShopTimeZone } from '@vitrina/core/values'
import { createPageContext } from './answers/page-context.ts'
import { type Changes, createPageMemory, noChanges } from './answers/page-memory.ts'
import type { PageSources } from './answers/page-request.ts'
import { createSiteReader } from './answers/site-data.ts'
import type { Assets } from './assets/assets.ts'
import type { Client } from './assets/client.ts'
import { createPageResponder } from './documents/page-response.ts'
import { createPriceListFiles } from './files/price-list-file.ts'
import { createSiteFiles, type SiteFiles } from './files/site-files.ts'
import { createAddressEdge, textsWithTitles } from './requests/address-edge.ts'
import { createExchange } from './requests/exchange.ts'
import { consoleLog, type Log } from './requests/log.ts'
import type { ServedRequest } from './requests/served-request.ts'
import { answerShortly } from './requests/short-answer.ts'
import { createWording } from './requests/wording.ts'
import type { Settings } from './settings.ts'
import { createStorefront, type Storefront } from './storefront.ts'

const BAD_GATEWAY = 502

/** Gives out the papers of orders in the visitor's name: no token stands in the address. */
const createPaperFiles =
  (sources: PageSources): SiteFiles =>
  async served => {
    const { path, request, response } = served
    if (path !== PAPER_PATH) return false
    const context = await createPageContext(sources, request)
    const { url = '' } = request
    if (context.renew) {
      // Only the browser renews a session (R10): the order's page does, and offers the paper again.
      const id = queryParams(url).get('orderId') ?? ''
      redirect(response, routePath('user-profile-order-detail-id', { id }))
      return true
    }
    try {
      sendPaper(served, await readPaper(context.backend, url))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      answerShortly(response, error.status || BAD_GATEWAY, error.message)
    }
    return true
  }

function sendPaper({ request, response }: ServedRequest, paper: Paper): void {
  const bytes = Buffer.from(paper.content, 'base64')
  response.writeHead(200, {
    'Content-Type': paper.mediaType,
    'Content-Length': bytes.length,
    'Content-Disposition': attachmentHeader(paper.fileName),
    'Cache-Control': 'private, no-store'
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()

/** Names by which a machine calls itself, at whatever port. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * The shop's address in canonical links, the sitemap and the like: the one that is set, or this
 * machine's own. Any other `Host` is only what somebody wrote.
 */
const originOf =
  ({ publicOrigin, port }: Pick<Settings, 'publicOrigin' | 'port'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const { host = '' } = headers
    return publicOrigin ?? `http://${OWN_HOST.test(host) ? host : `localhost:${port}`}`
  }

interface PageServerOptions {
  readonly settings: Settings
  readonly assets: Assets
  readonly client: () => Promise<Client>
  /** What the backend tells of; without it no change is told. */
  readonly changes?: Changes
  readonly log?: Log
}

/** The storefront without a port: everything it answers, put together. */
export function createPageServer(options: PageServerOptions): Storefront {
  const { settings, assets, client, changes = noChanges, log = consoleLog } = options
  const { apiUrl, storefrontKey, publicOrigin, openingMs, sectionWaitMs } = settings
  setShopTimeZone(settings.shop.timeZone)
  const place = { apiUrl, storefrontKey, spelling: settings.shop }
  const exchange = createExchange(place)
  const site = createSiteReader(exchange, { publicOrigin, waitMs: sectionWaitMs, openingMs, log })
  changes.follow(site.empty)
  const bytesMax = settings.pageMemoryBytes
  const memory = bytesMax === 0 ? undefined : createPageMemory({ bytesMax, changes })
  logBadAmounts(log)
  const sources = {
    ...{ exchange, site, publicOrigin, client, sectionWaitMs, memory, log },
    hops: settings.trustedHops,
    origin: originOf(settings),
    addresses: createAddressEdge(settings.shop.pages),
    settings: settings.shop,
    wording: createWording(textsWithTitles(settings.texts, settings.shop.pages))
  }
  return createStorefront({
    ...{ place, sources, assets },
    files: [
      createSiteFiles(sources, settings.indexNowKey),
      createPaperFiles(sources),
      createPriceListFiles(sources)
    ],
    respond: createPageResponder(sources)
  })
}
