import { Part, SkipLink, Toasts } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { useDeviceLists } from '../device-lists/use-device-lists.ts'
import { useNavigationState } from '../routing/router.tsx'
import { Arrival } from './arrival.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'

const shopFrame = { Header, Footer: BottomBar }

/**
 * What every page has around it, where its frame does not bring its own. The large footer stands
 * below, outside of the application.
 */
export function Layout({ children }: { children: ReactNode }) {
  const own = useNavigationState(state => state.current.page.frame.around)
  const around = own ?? shopFrame
  useDeviceLists()
  return (
    <>
      <SkipLink target="main" />
      <Progress />
      <Part>
        <around.Header />
      </Part>
      <main id="main" tabIndex={-1} data-slim={own !== undefined || undefined}>
        {children}
      </main>
      <Part>
        <around.Footer />
      </Part>
      <Part fallback={null}>
        <Toasts />
        <Arrival />
      </Part>
    </>
  )
}
