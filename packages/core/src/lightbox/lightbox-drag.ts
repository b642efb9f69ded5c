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
export function dragCloses(drag: Drag): boolean {
  const { deltaXPx, deltaYPx, durationMs } = drag
  const distance = Math.abs(deltaYPx)
  if (distance <= Math.abs(deltaXPx)) return false
  return distance >= CLOSE_DISTANCE_PX || (distance >= FLICK_DISTANCE_PX && durationMs < FLICK_MS)
}
