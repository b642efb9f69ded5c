import { browserHost } from '@vitrina/core/browser'

import type {} from '../early/early-events.ts'

/** Who has just pressed may press again; what he has set off is to be seen first. */
const CALM_MS = 400
/** A visitor who never pauses is not waited for any longer. */
const LONGEST_MS = 2000
const PRESSES = ['pointerdown', 'keydown']

let movedAt = Number.NEGATIVE_INFINITY
let isOnTheWay = () => false

/** Watches what a visitor does; `isMoving` tells whether a page that he wants is on its way. */
export function watchMoves(isMoving: () => boolean): void {
  isOnTheWay = isMoving
  const options = { capture: true, passive: true }
  for (const type of PRESSES) addEventListener(type, pressed, options)
  addEventListener('scroll', moved, options)
}

const moved = () => {
  movedAt = performance.now()
}

/** What a press takes until it is seen is no pause of who pressed. */
function pressed() {
  moved()
  void browserHost.painted().then(moved)
}

/**
 * For work in many tasks that nobody waits for: each call ends the task, and resolves as soon as the visitor
 * pauses. What he presses meanwhile is answered before it goes on. For all its calls together at most 2 s.
 */
export function createCalm(): () => Promise<void> {
  const latest = performance.now() + LONGEST_MS
  const left = () => Math.min(movedAt + CALM_MS, latest) - performance.now()
  return async () => {
    await pause()
    while (left() > 0) await pause(left())
    while (isOnTheWay() && performance.now() < latest) await pause(CALM_MS)
  }
}

const pause = (ms = 0) => new Promise(done => setTimeout(done, ms))

const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'scroll']

/**
 * Calls when the visitor first moves, presses, focuses or scrolls something on a page that came with its
 * markup: once that is painted when it was in this place, else when he pauses; at once when the place is still
 * empty. Returns the way to stop.
 */
export function onFirstTouch(
  place: Pick<Element, 'firstElementChild' | 'contains'>,
  come: () => void
): () => void {
  if (!place.firstElementChild) come()
  // What was pressed before the application was there is repeated before this place is.
  else if (window.__early?.wasUsed) void createCalm()().then(come)
  function onTouch({ type, target }: Event) {
    const isInside = type !== 'pointermove' && target instanceof Node && place.contains(target)
    void (isInside ? browserHost.painted() : createCalm()()).then(come)
  }
  // Before React, which stops what happens in a part that it has no code of.
  for (const type of TOUCHES) addEventListener(type, onTouch, { once: true, capture: true })
  return () => {
    for (const type of TOUCHES) removeEventListener(type, onTouch, { capture: true })
  }
}
