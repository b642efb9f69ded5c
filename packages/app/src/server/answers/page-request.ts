import type { IncomingMessage } from 'node:http'
import type { Hops } from '@vitrina/core/api'
import type { PageAgain } from '@vitrina/core/pages'
import type { ShopSettings } from '@vitrina/core/shop-file'
import { SECTION_HEADER } from '../../routing/section-header.ts'
import type { Client } from '../assets/client.ts'
import type { AddressEdge } from '../requests/address-edge.ts'
import type { Exchange } from '../requests/exchange.ts'
import type { Log } from '../requests/log.ts'
import type { ServedRequest } from '../requests/served-request.ts'
import type { Wording } from '../requests/wording.ts'
import type { PageMemory, Turn } from './page-memory.ts'
import type { SiteReader } from './site-data.ts'
import { readWanted, type WantedPage } from './wanted-page.ts'

/** Everything that responses are made of: the same for each request of the process. */
export interface PageSources {
  readonly exchange: Exchange
  readonly site: SiteReader
  /** Proxies of ours before the storefront. */
  readonly hops: Hops
  readonly publicOrigin: string | undefined
  /** The shop's own address, for links that have to be whole. */
  readonly origin: (request: IncomingMessage) => string
  readonly addresses: AddressEdge
  readonly client: () => Promise<Client>
  /** How long a page waits for what it can do without, milliseconds. */
  readonly sectionWaitMs: number
  /** The shop file. */
  readonly settings: ShopSettings
  readonly wording: Wording
  /** Pages of guests; undefined where none is kept. */
  readonly memory: PageMemory | undefined
  readonly log: Log
}

/** A request for a page. */
export interface PageRequest extends ServedRequest {
  readonly sources: PageSources
  /** As the visitor wrote it. */
  readonly asked: WantedPage
  /** By the route table. */
  readonly wanted: WantedPage
  /** The part of the page that is asked for again; undefined for the whole page. */
  readonly part: string | undefined
  /** A form of the page that was not taken: the page is drawn from what was sent. */
  readonly again?: PageAgain | undefined
  /** The page is drawn for all guests. */
  readonly turn?: Turn | undefined
}

export function pageRequest(sources: PageSources, served: ServedRequest): PageRequest {
  const { headers, url = '/' } = served.request
  const asked = readWanted(url)
  const wanted = { ...asked, url: sources.addresses.inner(asked.url) }
  const part = asked.isPayload ? headers[SECTION_HEADER] : undefined
  return { ...served, sources, asked, wanted, part: typeof part === 'string' ? part : undefined }
}
