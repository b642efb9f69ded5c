import { Boundary, type Elements } from '@vitrina/react-ui'
import { useDeferredValue } from 'react'

import { useShown } from './router.tsx'

/**
 * Whether to draw what a visitor cannot see yet: when a page opens inside the application this
 * comes right after the part in sight. The first page, links to an anchor and Back to a place further down
 * have it at once.
 */
export function useBelowFold(): boolean {
  const isWhole = useShown(state => state.isWhole)
  return useDeferredValue(true, isWhole)
}

export const BelowFold = ({ children }: { readonly children: Elements }) =>
  useBelowFold() && <Boundary>{children}</Boundary>
