import { SkipLink } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { Arrival } from './arrival.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'
import { Toasts } from './toasts.tsx'

/** What every page has around it. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink target="main" />
    <Progress />
    <Header />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <BottomBar />
    <Toasts />
    <Arrival />
  </>
)
