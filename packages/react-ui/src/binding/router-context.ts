import type { ServedPages } from '@vitrina/core/browser'
import { createContext, useContext } from 'react'

/** What components ask of a front's router. */
export interface FrontRouter extends ServedPages {
  push(url: string, options: { readonly scroll: boolean }): unknown
  /** The page may be wanted soon. */
  prefetch?(url: string): unknown
}

export const RouterContext = createContext<FrontRouter | undefined>(undefined)

/** Shows another page in the place of this one; as a new document where no router was given. */
export function useReplacePage(): (url: string) => void {
  const router = useContext(RouterContext)
  return url => (router === undefined ? location.replace(url) : router.replace(url))
}
