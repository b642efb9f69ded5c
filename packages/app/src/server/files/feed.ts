import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { EndpointCall } from '@vitrina/core/api'
import { ymlFeed } from '@vitrina/core/catalog'
import { listCategories } from '@vitrina/core/contracts'
import type { PageAddresses } from '@vitrina/core/routes'
import { guestSession } from '@vitrina/core/session'
import { escapeMarkup } from '@vitrina/core/values'

import type { SiteReader } from '../answers/site-data.ts'
import { accepts, unlessGone } from '../requests/send-text.ts'
import type { ServedRequest } from '../requests/served-request.ts'
import { type Spool, startSpool } from './spool.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

const NO_CALLER = { siteId: '1', currencyId: '1' }

interface Feed {
  readonly origin: string
  readonly spool: Spool
}

/**
 * The catalogue for price comparisons and market places, as a guest sees it: sent while it is read, and
 * made once for all who ask before it is whole.
 */
export function createFeed({ read, site }: SiteReader, { outer }: PageAddresses) {
  let making: Feed | undefined

  async function make(origin: string, backend: EndpointCall): Promise<Feed> {
    const { configuration } = await site(NO_CALLER)
    const { data } = await backend(listCategories, {})
    const { priceRole } = guestSession()
    const title = configuration.shopTitle
    const shop = { title, origin, priceRole, now: Date.now(), address: outer }
    return { origin, spool: await startSpool(ymlFeed(shop, data, wholeCatalogue(backend))) }
  }

  return async (
    origin: string,
    { request, response }: ServedRequest,
    headers: OutgoingHttpHeaders
  ): Promise<void> => {
    const feed = await read('feed', NO_CALLER, async backend => {
      if (making === undefined || making.spool.isEnded()) making = await make(origin, backend)
      return making
    })
    const isCoded = feed.origin === origin && accepts(request, 'gzip')
    const coding = isCoded ? { 'Content-Encoding': 'gzip' } : {}
    response.writeHead(200, { ...headers, ...coding, Vary: 'Accept-Encoding' })
    if (request.method === 'HEAD') return void response.end()
    await send(feed, { origin, isCoded, response }).catch(unlessGone)
  }
}

interface Sending {
  readonly origin: string
  readonly isCoded: boolean
  readonly response: ServerResponse
}

async function send({ origin, spool }: Feed, { origin: asked, isCoded, response }: Sending) {
  const coded = Readable.from(spool.read())
  if (isCoded) return pipeline(coded, response)
  const [from, to] = [origin, asked].map(escapeMarkup)
  return pipeline(
    coded,
    createGunzip(),
    // One copy, under however many names a machine without a public address is asked.
    text => renamed(text, from ?? '', to ?? ''),
    response
  )
}

/** Whole lines at a time: a name that is cut in two would not be found. */
async function* renamed(bytes: AsyncIterable<Buffer>, from: string, to: string) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true })
    const end = rest.lastIndexOf('\n') + 1
    yield rest.slice(0, end).replaceAll(from, () => to)
    rest = rest.slice(end)
  }
  yield (rest + decoder.decode()).replaceAll(from, () => to)
}
