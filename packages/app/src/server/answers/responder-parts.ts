import type { IncomingMessage } from 'node:http'
import type { Hops } from '@vitrina/core/api'
import type { RouteRule } from '@vitrina/core/routes'
import type { ShopSettings } from '@vitrina/core/shop-file'
import type { Client } from '../assets/client.ts'
import type { AddressEdge } from '../requests/address-edge.ts'
import type { Exchange } from '../requests/exchange.ts'
import type { Log } from '../requests/log.ts'
import type { Wording } from '../requests/wording.ts'
import type { PageMemory } from './page-memory.ts'
import type { SiteReader } from './site-data.ts'

/** What answers for pages and forms are made of. */
export interface ResponderParts {
  readonly exchange: Exchange
  readonly site: SiteReader
  /** Proxies of ours before the storefront. */
  readonly hops: Hops
  readonly publicOrigin: string | undefined
  readonly origin: (request: IncomingMessage) => string
  readonly addresses: AddressEdge
  readonly routeRules: readonly RouteRule[]
  readonly client: () => Promise<Client>
  /** How long a page waits for what it can do without, milliseconds. */
  readonly partWaitMs: number
  /** The shop file. */
  readonly settings: ShopSettings
  readonly wording: Wording
  /** Pages of guests; undefined where none is kept. */
  readonly memory: PageMemory | undefined
  readonly log: Log
}
