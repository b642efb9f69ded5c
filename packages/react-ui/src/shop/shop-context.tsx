import type { ShopState } from '@vitrina/core'
import type { BasketContext } from '@vitrina/core/basket'
import type { SessionContext } from '@vitrina/core/session'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { ShopHandle } from './shop-handle.ts'

const ShopContext = createContext<ShopHandle | undefined>(undefined)

interface ShopProviderProps {
  shop: ShopHandle
  children: ReactNode
}

export function ShopProvider({ shop, children }: ShopProviderProps) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop of this visitor: for sending; read by the selector hooks below. */
export function useShop(): ShopHandle {
  const shop = useContext(ShopContext)
  if (shop === undefined) throw new Error('useShop is used outside ShopProvider')
  return shop
}

/**
 * A part of the shop's state; the component renders again when this part changes.
 * The selector must give the same value for the same state: no new object or array in it.
 */
export function useShopState<Part>(select: (state: ShopState) => Part): Part {
  const { subscribe, getState } = useShop()
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}

export const useBasket = <Part,>(select: (basket: BasketContext) => Part): Part =>
  useShopState(state => select(state.basket))

export const useSession = <Part,>(select: (session: SessionContext) => Part): Part =>
  useShopState(state => select(state.session))
