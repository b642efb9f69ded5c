import { LiveRegion } from '@vitrina/react-ui'
import { useEffect, useRef } from 'react'

import { showHead } from '../platform/document-head.ts'
import { useShown } from '../routing/router.tsx'

/** After a navigation: the title in the window, said aloud once, and the focus on the heading. */
export function Arrival() {
  const visit = useShown(state => state.visit)
  const head = useShown(state => state.current.payload.head)
  const seen = useRef(visit)

  useEffect(() => showHead(head), [head])

  useEffect(() => {
    if (seen.current === visit) return
    seen.current = visit
    focusHeading()
  }, [visit])

  return <LiveRegion>{visit === 0 ? '' : head.title}</LiveRegion>
}

function focusHeading() {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
