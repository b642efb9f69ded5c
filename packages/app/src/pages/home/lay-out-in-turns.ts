import { browserHost } from '@vitrina/core/browser'
import { useEffect, useRef } from 'react'

/** Of a document, which comes whole; a page inside the application is drawn in slices. */
const FIRST = import.meta.env.SSR ? '' : undefined

/**
 * Of a long document the first layout leaves out what nobody sees yet (record 41). As soon as the page is
 * alive its sections follow, a frame each: until then what is far below has no true height.
 */
export function useTurns() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = ref.current
    if (page?.dataset.first !== undefined) void layOut(page)
  }, [])
  return { ref, 'data-first': FIRST, suppressHydrationWarning: true }
}

async function layOut(page: HTMLElement) {
  for (const section of page.querySelectorAll<HTMLElement>('.sec')) {
    await browserHost.painted()
    section.style.contentVisibility = 'visible'
  }
  page.removeAttribute('data-first')
}
