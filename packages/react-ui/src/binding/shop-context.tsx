import type { ShopStore } from '@vitrina/core'
import { type BasketContext, basketSubject } from '@vitrina/core/basket'
import type { RouteName } from '@vitrina/core/routes'
import {
  isUnknownMember,
  type SessionContext,
  type SiteContext,
  sessionSubject,
  siteSubject
} from '@vitrina/core/session'
import type { Subject } from '@vitrina/core/store'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore
} from 'react'

import type { Elements } from '../kit/elements.ts'

const ShopContext = createContext<ShopStore | undefined>(undefined)

/** What a front has beside components. */
interface Front {
  /** Pages that this front has not: no component leads there. */
  withoutPages?: readonly RouteName[] | undefined
  /**
   * The server of this front takes what forms post without script, as the storefront's does. Else a
   * button that is pressed before the scripts of the page are there does nothing.
   */
  takesPosts?: boolean | undefined
}

const FrontContext = createContext<Front>({})

interface ShopProviderProps extends Front {
  shop: ShopStore
  /** As a framework hands it to a layout: its type lets texts in. */
  children: ReactNode
}

/**
 * Draws nothing of its own: gives the store of a visitor to every component and hook inside it. `shop` comes from
 * `createStore`, or from `ShopFront`, which brings this provider. Starts the shop once it is needed.
 */
export function ShopProvider({ shop, children, ...front }: ShopProviderProps) {
  useEffect(() => {
    // A server could not ask who he is: the shop does, and prices follow (R10).
    if (isUnknownMember(shop.get(sessionSubject))) shop.engine().catch(() => undefined)
    shop.resume()
  }, [shop])
  return (
    <FrontContext value={front}>
      <ShopContext value={shop}>{children as Elements}</ShopContext>
    </FrontContext>
  )
}

/** How a form is sent where no script runs: `dialog` outside of a dialog sends nothing. */
export const usePostMethod = () => (useContext(FrontContext).takesPosts ? 'post' : 'dialog')

/** Whether this front has a page, for what leads there. */
export function useHasPage(): (name: RouteName) => boolean {
  const { withoutPages } = useContext(FrontContext)
  return name => !withoutPages?.includes(name)
}

/** What leads to a page: nothing in a front that has not got it. */
export const IfPage = ({ name, children }: { name: RouteName; children: Elements }) =>
  useHasPage()(name) ? children : null

/** The store of the visitor, for `send` and `engine`; its states are read by the hooks below. */
export function useShop(): ShopStore {
  const shop = useContext(ShopContext)
  if (shop === undefined) throw new Error('useShop is used outside ShopProvider')
  return shop
}

function useSelected<State, Command, Selected>(
  shop: ShopStore,
  subject: Subject<State, Command>,
  subscribe: (listener: () => void) => () => void,
  select: (state: State) => Selected
): Selected {
  const read = () => select(shop.get(subject))
  // A part whose code comes late is taken over as the server drew it, whatever has changed since.
  const readBrought = () => select(shop.brought(subject))
  return useSyncExternalStore(subscribe, read, readBrought)
}

/**
 * A part of a subject's state; the component renders again when this part changes.
 * The selector must give the same value for the same state: no new object or array in it.
 */
export function useSubject<State, Command, Selected>(
  subject: Subject<State, Command>,
  select: (state: State) => Selected
): Selected {
  const shop = useShop()
  const subscribe = useCallback(
    (listener: () => void) => shop.subscribe(subject, listener),
    [shop, subject]
  )
  return useSelected(shop, subject, subscribe, select)
}

/** The same one frame later: for what stands beside the place where a visitor acts. */
export function useSubjectSoon<State, Command, Selected>(
  subject: Subject<State, Command>,
  select: (state: State) => Selected
): Selected {
  const shop = useShop()
  const subscribe = useCallback(
    (listener: () => void) => shop.subscribe(subject, () => void shop.painted().then(listener)),
    [shop, subject]
  )
  return useSelected(shop, subject, subscribe, select)
}

/** Reads the basket through a selector. */
export const useBasket = <Selected,>(select: (basket: BasketContext) => Selected): Selected =>
  useSubject(basketSubject, select)

/** Reads through a selector who the visitor is: his roles, his profile, whether he is signed in. */
export const useSession = <Selected,>(select: (session: SessionContext) => Selected): Selected =>
  useSubject(sessionSubject, select)

/** Reads the shop's configuration, currencies and categories through a selector. */
export const useSite = <Selected,>(select: (site: SiteContext) => Selected): Selected =>
  useSubject(siteSubject, select)
