const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'scroll']

/**
 * Calls when the visitor first moves, presses, focuses or scrolls something on a page that came with its
 * markup, at once when the place is still empty; returns the way to stop.
 */
export function whenTouched(
  place: Pick<Element, 'firstElementChild'>,
  come: () => void
): () => void {
  if (!place.firstElementChild) come()
  // Before React, which stops what happens in a part that it has no code of.
  for (const type of TOUCHES) addEventListener(type, come, { once: true, capture: true })
  return () => {
    for (const type of TOUCHES) removeEventListener(type, come, { capture: true })
  }
}
