import type { Clock } from '../../platform/platform.ts'

/** The map service has ten seconds to come; the list beside the map carries everything meanwhile. */
const MAP_WAIT_MS = 10_000

export type MapPhase = 'waiting' | 'shown' | 'failed'

export interface MapWait {
  /** The service has drawn the map, or its script was refused. */
  settle(phase: Exclude<MapPhase, 'waiting'>): void
  stop(): void
}

/** Tells how the coming of a map went; one that comes late is told as well, and stays. */
export function openMapWait(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  notify: (phase: Exclude<MapPhase, 'waiting'>) => void
): MapWait {
  const late = clock.setTimeout(() => notify('failed'), MAP_WAIT_MS)
  let isShown = false
  return {
    settle(phase) {
      clock.clearTimeout(late)
      if (isShown) return
      isShown = phase === 'shown'
      notify(phase)
    },
    stop: () => clock.clearTimeout(late)
  }
}
