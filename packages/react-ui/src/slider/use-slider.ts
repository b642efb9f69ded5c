import type { SliderView } from '@vitrina/core/slider'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { slidesOf } from '../kit/slider/row-place.ts'
import { useScrollRow } from '../kit/slider/use-scroll-row.ts'
import type { OpenRow } from './open-row.ts'

/** What the page itself needs comes first. */
const PLAYS_AFTER_MS = 2000

/** A row that the browser scrolls until somebody touches it, or its time to turn comes near. */
export function useSlider(count: number, plays = false) {
  const { row, index, look, show } = useScrollRow()
  const opened = useRef<Promise<OpenRow>>(undefined)
  const [view, setView] = useState<SliderView>()

  /** Fetches what moves the slides; one that did not come is asked for again. */
  function come(): Promise<OpenRow> {
    opened.current ??= open()
    return opened.current
  }

  async function open(): Promise<OpenRow> {
    try {
      const { openRow } = await import('./open-row.ts')
      if (!row.current) throw new Error('The row has left the page')
      return await openRow({ row: row.current, plays, onView: setView })
    } catch (error) {
      opened.current = undefined
      throw error
    }
  }

  const quietly = () => void come().catch(() => undefined)

  async function press(steps: 1 | -1) {
    const slides = row.current ? slidesOf(row.current).length : 0
    try {
      const { press } = await come()
      press(steps)
    } catch {
      show((index + steps + slides) % slides)
    }
  }

  // Other slides are another row.
  useEffect(() => {
    const timer = plays ? setTimeout(quietly, PLAYS_AFTER_MS) : undefined
    return () => {
      clearTimeout(timer)
      opened.current?.then(
        ({ stop }) => stop(),
        () => undefined
      )
      opened.current = undefined
    }
  }, [count, plays])

  return {
    row,
    view,
    index: view?.isActive ? view.index : index,
    press: (steps: 1 | -1) => void press(steps),
    toggle: () =>
      void come().then(
        ({ toggle }) => toggle(),
        () => undefined
      ),
    /** For the row: what it does by itself, and what brings the rest. */
    hands: {
      onScroll: look,
      onFocus: quietly,
      onTouchEnd: quietly,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && quietly()
    }
  }
}
