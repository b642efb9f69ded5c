import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore
} from 'react'
import { Route, Router } from 'wouter'

import type { Navigation, NavigationState, OpenOptions } from '../routing/navigation-port.ts'

const NavigationContext = createContext<Navigation | undefined>(undefined)

interface RoutingProps {
  readonly navigation: Navigation
  readonly children: ReactNode
}

/** Puts the address of the shown page, and the way to another one, in reach of every component. */
export const Routing = ({ navigation, children }: RoutingProps) => (
  <NavigationContext value={navigation}>
    <Router hook={useShownLocation} searchHook={useShownSearch}>
      {children}
    </Router>
  </NavigationContext>
)

/**
 * What the route of the shown page found in its address, for wouter's `useParams`. The same of the same
 * path: a new context empties the parts below it whose code has not come yet, the header's as well if
 * they stood in it.
 */
export function ShownRoute({ children }: { readonly children: ReactNode }) {
  const path = usePath()
  const route = useShown(state => state.current.payload.route)
  const params = useMemo(() => route?.params ?? {}, [path, route?.name])
  const found = { match: [true, params] }
  return <Route {...found}>{children}</Route>
}

/** wouter's hook: `useLocation` and `Link` read the shown page, and go by our navigation. */
function useShownLocation(): [string, (url: string, options?: OpenOptions) => Promise<void>] {
  return [usePath(), useNavigation().open]
}

const useShownSearch = () => useUrl().split('?').slice(1).join('?')

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('useNavigation is used outside Routing')
  return navigation
}

/** A part of the navigation's state, as it is at any moment: what is on its way, what is out of reach. */
export function useNavigationState<Part>(select: (state: NavigationState) => Part): Part {
  const { subscribe, getState } = useNavigation()
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * What the screen shows of the navigation's state. Another page is drawn in slices, so that whoever presses is
 * answered meanwhile; until it is whole, all who ask here have the page before it. What a page changes
 * of itself is drawn at once. `select` depends on the state alone.
 */
export function useShown<Part>(select: (state: NavigationState) => Part): Part {
  const { subscribe, getState } = useNavigation()
  const [state, setState] = useState(getState)
  const shown = select(state)
  const asked = useRef(shown)
  useEffect(() => {
    const check = () => {
      const next = getState()
      const part = select(next)
      // With what was asked for last: that may not be drawn yet.
      if (Object.is(part, asked.current)) return
      asked.current = part
      if (next.isDrawn) setState(next)
      else startTransition(() => setState(next))
    }
    // It may have gone on before this was mounted.
    check()
    return subscribe(check)
  }, [subscribe, getState])
  return shown
}

/** Of the shown page: another choice on it is another query, and nothing to who asks for this. */
const usePath = () => useShown(state => state.current.payload.url.split('?', 1).join(''))

/** Path and query of the shown page. */
export const useUrl = () => useShown(state => state.current.payload.url)
