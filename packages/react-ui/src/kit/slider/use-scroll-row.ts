import { useRef, useState } from 'react'

import { offsetOf, placeOf } from './row-place.ts'

/** A row that scrolls natively and snaps; knows which child is at its left edge. */
export function useScrollRow() {
  const row = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const update = () => row.current && setIndex(placeOf(row.current))

  function show(place: number) {
    if (row.current) row.current.scrollTo({ left: offsetOf(row.current, place) })
  }

  return { row, index, update, show }
}
