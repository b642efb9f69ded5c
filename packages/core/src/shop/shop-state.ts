import type { BasketContext } from '../basket/basket-state.ts'
import type { MenuCategory } from '../entities/category.ts'
import type { Currency, SiteConfiguration } from '../entities/site.ts'
import type { ShopConfig } from '../platform/config.ts'
import type { SessionContext } from '../session/session.ts'

export interface LiveShopState {
  readonly basket: BasketContext
  readonly session: SessionContext
}

/**
 * What the server hands to the browser with a page: plain JSON, no token in it. Besides, it has what the
 * page knows of other subjects, by their names.
 */
export interface ShopState extends LiveShopState {
  readonly configuration: SiteConfiguration
  readonly currencies: readonly Currency[]
  readonly categories: readonly MenuCategory[]
  /** When the page was made, by the server's clock, in ms since 1970: the visitor's may be wrong. */
  readonly serverTime?: number
  /** Settings of the shop file that differ from the defaults. */
  readonly settings?: Partial<ShopConfig> | undefined
}

/** The shop as plain JSON, with what its page has read besides. */
export const dehydrate = (
  shop: { getState(): LiveShopState },
  page: Pick<ShopState, 'configuration' | 'currencies' | 'categories' | 'serverTime'>
): ShopState => ({
  ...page,
  ...shop.getState()
})
