import type { BasketContext } from './basket/basket-state.ts'
import type { Category } from './entities/category.ts'
import type { Currency, SiteConfiguration } from './entities/site.ts'
import type { SessionContext } from './session/session-state.ts'

/** What the server hands to the browser with a page: plain JSON, no token in it. */
export interface ShopState {
  readonly configuration: SiteConfiguration
  readonly currencies: readonly Currency[]
  readonly categories: readonly Category[]
  readonly session: SessionContext
  readonly basket: BasketContext
}
