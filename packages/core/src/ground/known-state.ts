import type { BasketContext } from '../basket/basket-state.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import type { SessionContext } from '../session/session-state.ts'

/** The state of a page, as far as a shop can start from it. */
export interface KnownState {
  readonly configuration?: SiteConfiguration
  readonly session?: SessionContext
  readonly basket?: BasketContext
}
