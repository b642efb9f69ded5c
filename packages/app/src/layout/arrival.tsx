import { LiveRegion } from '@vitrina/react-ui'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { showHead } from '../platform/document-head.ts'
import { useNavigationState, useShown } from '../routing/router.tsx'

/** After a navigation: the title in the window, said aloud once, and the focus on the heading. */
export function Arrival() {
  const visit = useShown(state => state.visit)
  const head = useShown(state => state.current.payload.head)
  const wanted = useNavigationState(state => state.visit)
  const pending = useNavigationState(state => state.pending)
  const seen = useRef(visit)
  /** Where the focus was when the visitor set out. */
  const left = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const isUnderway = pending !== undefined || wanted !== seen.current
    left.current = isUnderway ? (left.current ?? document.activeElement) : null
  }, [wanted, pending])

  useEffect(() => showHead(head), [head])

  useEffect(() => {
    if (seen.current === visit) return
    seen.current = visit
    if (!isTypingSince(left.current)) focusHeading()
    left.current = null
  }, [visit])

  return <LiveRegion>{visit === 0 ? '' : head.title}</LiveRegion>
}

/** Somebody went into a field meanwhile: the next letter has to arrive there. */
const isTypingSince = (left: Element | null) =>
  document.activeElement !== left && document.activeElement?.matches('input, textarea, select')

function focusHeading() {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
