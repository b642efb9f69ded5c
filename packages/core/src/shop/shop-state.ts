import type { BasketContext } from '../basket/basket-state.ts'
import type { Category } from '../entities/category.ts'
import type { Currency, SiteConfiguration } from '../entities/site.ts'
import type { FavoritesContext } from '../favorites/favorites-state.ts'
import type { NotificationsContext } from '../notifications/notification-list.ts'
import type { SessionContext } from '../session/session-state.ts'

export interface LiveShopState {
  readonly basket: BasketContext
  readonly session: SessionContext
}

/** What the server hands to the browser with a page: plain JSON, no token in it. */
export interface ShopState extends LiveShopState {
  readonly configuration: SiteConfiguration
  readonly currencies: readonly Currency[]
  readonly categories: readonly Category[]
  /** Of a member, where they could be read. */
  readonly favorites?: Pick<FavoritesContext, 'ids'> | undefined
  /** Of a member, where they could be counted. */
  readonly notifications?: Pick<NotificationsContext, 'unread'> | undefined
}

/** The state of a page, as far as a shop can start from it. */
export type KnownState = Partial<Pick<ShopState, 'configuration' | 'session' | 'basket'>>

/** The shop as plain JSON, with what its page has read besides. */
export const dehydrate = (
  shop: { getState(): LiveShopState },
  page: Pick<ShopState, 'configuration' | 'currencies' | 'categories'>
): ShopState => ({
  ...page,
  ...shop.getState()
})
