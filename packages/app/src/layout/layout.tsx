import { Part, SkipLink, Toasts } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { useDeviceLists } from '../device-lists/use-device-lists.ts'
import type { LayoutVariant } from '../page/frame.ts'
import { useShown } from '../routing/router.tsx'
import { Arrival } from './arrival.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'

const full: LayoutVariant = { Header, Footer: BottomBar }

/**
 * The one layout of all pages (§2): header, `main` and footer. A frame chooses the slim variant by
 * bringing its header and footer, whose code comes with its pages; the large footer of the full one
 * stands below, outside of the application, and gives way to a slim one.
 */
export function Layout({ children }: { children: ReactNode }) {
  const slim = useShown(state => state.current.page.frame.slim)
  const variant = slim ?? full
  useDeviceLists()
  return (
    <>
      <SkipLink target="main" />
      <Progress />
      <Part>
        <variant.Header />
      </Part>
      <main id="main" tabIndex={-1} data-slim={slim !== undefined || undefined}>
        {children}
      </main>
      <Part>
        <variant.Footer />
      </Part>
      <Part fallback={null}>
        <Toasts />
        <Arrival />
      </Part>
    </>
  )
}
