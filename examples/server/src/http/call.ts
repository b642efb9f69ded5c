import type { UserRole } from '@vitrina/core/entities'
import type { ShopSettings } from '@vitrina/core/shop-file'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { Trust } from './address.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Bus, Passwords } from './ports.ts'

/** Who asks, as far as the request proves it. */
export interface Visitor {
  /** Only of a verified bearer token. */
  readonly uid?: string
  /** The device's session, of the same token. */
  readonly sessionId?: string
  readonly roles: readonly UserRole[]
  readonly priceRole: string
  readonly siteId: string
  readonly currencyId: string
  /** The visitor's basket: the header `cart-token`, a UUID. */
  readonly cartToken?: string
  readonly ip: string
  readonly userAgent: string
}

export interface Settings extends Trust {
  /** The shop file; its defaults without one. */
  readonly shop: ShopSettings
  /** Public origin of the shop: payment returns, letters, passkeys and the home button follow it. */
  readonly publicUrl: string
  /** Folder of pictures, letters and the embedded store. */
  readonly dataDir: string
  /** Origins of other front ends that may call from a browser. */
  readonly corsOrigins: readonly string[]
  /** The demo shop: its goods, its published passwords, its bank. A real shop has none of them. */
  readonly isDemo: boolean
  /** Signs tokens; one per store. */
  readonly secret: string
  /** Share of the answers that are checked against their contract, 0 to 1. */
  readonly checkedAnswers: number
  /** The service behind the suggestions; without it they come from the demo data. */
  readonly suggestService?: {
    readonly url: string
    readonly key: string
    readonly answerMs?: number
  }
  /** Who is told of changed pages, and by which key; nobody without it. */
  readonly indexNow?: { readonly key: string; readonly url: string }
  /** The number of the visit counter; empty: nobody is counted. */
  readonly analyticsKey: string
  /** The key of the maps' script; empty: no map is shown. */
  readonly mapsKey: string
  /** Shows the letters that were sent at `/dev/letters`: never in production. */
  readonly showsLetters?: boolean
}

/** What a handler is given: nothing else of the request, nothing global. */
export interface Call {
  readonly db: Kysely<Database>
  readonly visitor: Visitor
  readonly settings: Settings
  readonly limits: Limits
  /** Carries stored notifications to connected visitors; `notify` uses it. */
  readonly live: Bus
  readonly passwords: Passwords
  readonly now: () => Date
  /** Never what a visitor typed. */
  readonly log: Log
  readonly requestId: string
  readonly headers: Headers
  /** Runs after the handler succeeded; its failure is logged and not shown. */
  readonly afterCommit: (run: () => Promise<void> | void) => void
}
