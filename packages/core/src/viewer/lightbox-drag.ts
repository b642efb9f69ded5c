/** A vertical drag that closes (§4). */
export const CLOSE_DISTANCE_PX = 150
export const FLICK_DISTANCE_PX = 35
export const FLICK_MS = 350

export interface Drag {
  readonly deltaXPx: number
  readonly deltaYPx: number
  readonly durationMs: number
}

/** Whether the lightbox closes after a drag; a sideways one never closes. */
export const dragCloses = ({ deltaXPx, deltaYPx, durationMs }: Drag): boolean =>
  Math.abs(deltaYPx) > Math.abs(deltaXPx) && isFarEnough(deltaYPx, durationMs)

/** The slides a sideways drag goes on by: the picture follows the finger. */
export function dragTurns({ deltaXPx, deltaYPx, durationMs }: Drag): 1 | -1 | 0 {
  if (Math.abs(deltaXPx) <= Math.abs(deltaYPx) || !isFarEnough(deltaXPx, durationMs)) return 0
  return deltaXPx < 0 ? 1 : -1
}

function isFarEnough(deltaPx: number, durationMs: number): boolean {
  const distance = Math.abs(deltaPx)
  return distance >= CLOSE_DISTANCE_PX || (distance >= FLICK_DISTANCE_PX && durationMs < FLICK_MS)
}
