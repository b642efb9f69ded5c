import { useEffect, useRef } from 'react'

import { useShop } from '../../binding/shop-context.tsx'

/** What stands in the place of a button that is gone: the way on, «+» of a counter, «В корзину». */
const NEXT = 'a, input + button'

/** The pressed button goes away with the press, when `isIn` changes: the focus stays in its place. */
export function useFocusKept<Place extends HTMLElement>(isIn: boolean) {
  const { painted } = useShop()
  const place = useRef<Place>(null)
  const isWanted = useRef(false)

  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    // Moving the focus lays the page out, which would keep the counter waiting.
    void painted().then(() =>
      place.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true })
    )
  }, [isIn, painted])

  function keep() {
    isWanted.current = true
  }
  return [place, keep] as const
}
