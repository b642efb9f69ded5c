import { browserHost } from '@vitrina/core/browser'

import { createCalm } from './calm.ts'

const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'scroll']

/**
 * Calls when the visitor first moves, presses, focuses or scrolls something on a page that came with its
 * markup: once that is painted when it was in this place, else when he pauses; at once when the place is still
 * empty. Returns the way to stop.
 */
export function whenTouched(
  place: Pick<Element, 'firstElementChild' | 'contains'>,
  come: () => void
): () => void {
  if (!place.firstElementChild) come()
  // What was pressed before the application was there is repeated before this place is.
  else if (navigator.userActivation?.hasBeenActive) void createCalm()().then(come)
  function touched({ type, target }: Event) {
    const isInside = type !== 'pointermove' && target instanceof Node && place.contains(target)
    void (isInside ? browserHost.painted() : createCalm()()).then(come)
  }
  // Before React, which stops what happens in a part that it has no code of.
  for (const type of TOUCHES) addEventListener(type, touched, { once: true, capture: true })
  return () => {
    for (const type of TOUCHES) removeEventListener(type, touched, { capture: true })
  }
}
