import { Part, SkipLink } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { useNavigationState } from '../routing/router.tsx'
import { Arrival } from './arrival.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { useDeviceLists } from './places.ts'
import { Progress } from './progress.tsx'
import { SlimFooter } from './slim-footer.tsx'
import { SlimHeader } from './slim-header.tsx'
import { Toasts } from './toasts.tsx'

/**
 * What every page has around it; a checkout has less, so that nothing leads away from it. The large
 * footer stands below, outside of the application.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isSlim = useNavigationState(state => state.current.payload.route?.name === 'checkout')
  useDeviceLists()
  return (
    <>
      <SkipLink target="main" />
      <Progress />
      <Part>{isSlim ? <SlimHeader /> : <Header />}</Part>
      <main id="main" tabIndex={-1} data-slim={isSlim || undefined}>
        {children}
      </main>
      <Part>{isSlim ? <SlimFooter /> : <BottomBar />}</Part>
      <Part fallback={null}>
        <Toasts />
        <Arrival />
      </Part>
    </>
  )
}
