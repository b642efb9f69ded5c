import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { Navigation, NavigationState } from './navigation.ts'

const NavigationContext = createContext<Navigation | undefined>(undefined)

interface RoutingProps {
  readonly navigation: Navigation
  readonly children: ReactNode
}

/** Puts the address of the shown page, and the way to another one, in reach of every component. */
export const Routing = ({ navigation, children }: RoutingProps) => (
  <NavigationContext value={navigation}>{children}</NavigationContext>
)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('useNavigation is used outside Routing')
  return navigation
}

/** A part of the navigation's state; renders again when this part changes. */
export function useNavigationState<Part>(select: (state: NavigationState) => Part): Part {
  const { subscribe, getState } = useNavigation()
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}

/** Path and query of the shown page. */
export const useUrl = () => useNavigationState(state => state.current.payload.url)
