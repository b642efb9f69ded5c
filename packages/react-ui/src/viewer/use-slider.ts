import type { SliderView } from '@vitrina/core/viewer'
import { useEffect, useRef, useState } from 'react'

import { useScrollRow } from '../kit/slider/use-scroll-row.ts'
import type { OpenRow } from './open-row.ts'

/** What the page itself needs comes first. */
const PLAYS_AFTER_MS = 2000

/** A row that the browser scrolls until somebody touches it, or its time to turn comes near. */
export function useSlider(count: number, plays = false) {
  const { row, index, update } = useScrollRow()
  const opened = useRef<Promise<OpenRow | undefined>>(undefined)
  const [view, setView] = useState<SliderView>()

  async function open() {
    const { openRow } = await import('./open-row.ts')
    return row.current ? openRow({ row: row.current, plays, onView: setView }) : undefined
  }

  /** Fetches what moves the slides; one that did not come is asked for again. */
  function come() {
    opened.current ??= open().catch((): undefined => {
      opened.current = undefined
    })
    return opened.current
  }

  // Other slides are another row.
  useEffect(() => {
    const timer = plays ? setTimeout(come, PLAYS_AFTER_MS) : undefined
    return () => {
      clearTimeout(timer)
      void opened.current?.then(slider => slider?.stop())
      opened.current = undefined
    }
  }, [count, plays])

  return {
    row,
    view,
    index: view?.isActive ? view.index : index,
    press: (steps: 1 | -1) => void come().then(slider => slider?.press(steps)),
    toggle: () => void come().then(slider => slider?.toggle()),
    /** For the row: what it does by itself, and what brings the rest. */
    hands: { onScroll: update, onFocus: come, onTouchEnd: come, onMouseEnter: come }
  }
}
