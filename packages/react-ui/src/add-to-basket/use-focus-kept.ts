import { useEffect, useRef } from 'react'

/**
 * The pressed button goes away with the press, when `isIn` changes: the focus moves to what `selector`
 * finds in its place.
 */
export function useFocusKept<Place extends HTMLElement>(isIn: boolean, selector: string) {
  const place = useRef<Place>(null)
  const isWanted = useRef(false)

  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    // After the paint: moving the focus lays the page out, which would keep the counter waiting.
    requestAnimationFrame(() =>
      setTimeout(() =>
        place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
      )
    )
  }, [isIn, selector])

  return {
    place,
    keep: () => {
      isWanted.current = true
    }
  }
}
