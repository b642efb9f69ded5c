import { type MouseEvent, useRef, useState } from 'react'

const ARROW_THROTTLE_MS = 250

interface Place {
  readonly index: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

const START: Place = { index: 0, atStart: true, atEnd: false }

/** A row that scrolls natively and snaps; knows which child is at its left edge. */
export function useScrollRow() {
  const row = useRef<HTMLElement>(null)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const [place, setPlace] = useState(START)

  function look() {
    if (!row.current) return
    const now = placeOf(row.current)
    setPlace(before => (isSame(before, now) ? before : now))
  }

  function show(index: number) {
    if (row.current) row.current.scrollTo({ left: offsetOf(row.current, index) })
  }

  function turn(by: 1 | -1, event: MouseEvent) {
    if (!row.current || event.timeStamp - lastPress.current < ARROW_THROTTLE_MS) return
    lastPress.current = event.timeStamp
    row.current.scrollBy({ left: by * row.current.clientWidth })
  }

  return { row, place, look, show, turn }
}

function placeOf(row: HTMLElement): Place {
  const step = offsetOf(row, 1)
  return {
    index: step > 0 ? Math.round(row.scrollLeft / step) : 0,
    atStart: row.scrollLeft < 2,
    atEnd: row.scrollLeft + row.clientWidth > row.scrollWidth - 2
  }
}

function offsetOf(row: HTMLElement, index: number): number {
  const [first, child] = [row.children[0], row.children[index]]
  if (!(first instanceof HTMLElement) || !(child instanceof HTMLElement)) return 0
  return child.offsetLeft - first.offsetLeft
}

const isSame = (one: Place, other: Place) =>
  one.index === other.index && one.atStart === other.atStart && one.atEnd === other.atEnd
