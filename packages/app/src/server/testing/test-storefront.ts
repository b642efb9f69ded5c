import { type Hops, noHops } from '@vitrina/core/api'
import type { PageNames, RouteRule } from '@vitrina/core/routes'
import { defaultShopSettings, type ShopSettings } from '@vitrina/core/shop-file'
import type { Changes } from '../answers/page-memory.ts'
import type { Client } from '../assets/client.ts'
import { createListener } from '../listener.ts'
import { createPageServer } from '../page-server.ts'
import type { Log } from '../requests/log.ts'
import type { ServedRequest } from '../requests/served-request.ts'
import type { SiteTexts } from '../requests/wording.ts'
import { close, open, type StubAnswer, startStubBackend } from './stub-backend.ts'

const client: Client = {
  entry: '/assets/entry.js',
  loader: '(()=>{})()',
  build: { id: 'b1', timestamp: 1_767_225_600_000 },
  styles: ['/assets/styles.css', '/assets/late.css'],
  shop: [],
  hasStyle: ({ css }) => css.includes('box-sizing:border-box'),
  preloadFonts: ['/assets/fonts/golos-cyrillic.woff2'],
  icon: 'data:image/svg+xml,',
  chunksOf: route => [`/assets/${route}.js`]
}

const assets = {
  serve({ path, response }: ServedRequest) {
    if (path !== '/assets/entry.js') return false
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('0')
    return true
  }
}

export interface TestStorefront {
  readonly url: string
  readonly calls: readonly string[]
  readonly logged: readonly string[]
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

interface TestOptions {
  readonly answer?: StubAnswer
  /** Another backend than the stub: one that is away, for example. */
  readonly apiUrl?: string
  readonly publicOrigin?: string
  readonly trustedHops?: Hops
  readonly storefrontKey?: string
  readonly listener?: Omit<Parameters<typeof createListener>[1], 'hops'>
  readonly routeRules?: readonly RouteRule[]
  readonly pages?: PageNames
  /** Fields of the shop file. */
  readonly shop?: Partial<ShopSettings>
  readonly texts?: SiteTexts
  readonly indexNowKey?: string
  /** How long a page waits for what it can do without, milliseconds. */
  readonly sectionWaitMs?: number
  /** How long a backend that was never heard may still be starting, milliseconds. */
  readonly openingMs?: number
  /** Without it each page is drawn. */
  readonly pageMemoryBytes?: number
  readonly changes?: Changes
}

/** The whole storefront on a real socket before a stub of the backend. */
export async function startTestStorefront(options: TestOptions = {}): Promise<TestStorefront> {
  const backend = await startStubBackend(options.answer)
  const logged: string[] = []
  const hops = options.trustedHops ?? noHops
  const log: Log = (level, message, cause) => logged.push(`${level} ${message} ${cause}`)
  const storefront = createPageServer({
    settings: {
      port: 3000,
      apiUrl: options.apiUrl ?? backend.url,
      publicOrigin: options.publicOrigin,
      trustedHops: hops,
      storefrontKey: options.storefrontKey,
      shop: {
        ...defaultShopSettings,
        pages: options.pages ?? {},
        routeRules: options.routeRules ?? [],
        ...options.shop
      },
      texts: options.texts ?? {},
      indexNowKey: options.indexNowKey,
      openingMs: options.openingMs ?? 0,
      sectionWaitMs: options.sectionWaitMs ?? 1500,
      pageMemoryBytes: options.pageMemoryBytes ?? 0
    },
    ...(options.changes && { changes: options.changes }),
    assets,
    client: async () => client,
    log
  })
  const server = createListener(storefront, { hops, ...options.listener })
  const url = `http://127.0.0.1:${await open(server)}`
  return {
    url,
    calls: backend.calls,
    logged,
    fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    async close() {
      await close(server)
      await backend.close()
    }
  }
}
