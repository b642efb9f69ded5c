const TOUCHES = ['pointermove', 'pointerdown', 'focusin']

/**
 * Calls when the visitor first moves, presses or focuses something on a page that came with its
 * markup, at once when the place is still empty; returns the way to stop.
 */
export function whenTouched(
  place: Pick<Element, 'firstElementChild'>,
  come: () => void
): () => void {
  if (!place.firstElementChild) come()
  for (const type of TOUCHES) addEventListener(type, come, { once: true })
  return () => {
    for (const type of TOUCHES) removeEventListener(type, come)
  }
}
