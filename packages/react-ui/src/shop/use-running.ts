import { useEffect, useSyncExternalStore } from 'react'

export interface Running<Snapshot> {
  subscribe(listener: () => void): { unsubscribe(): void }
  getSnapshot(): Snapshot
  stop(): unknown
}

/** What an actor of one screen shows; undefined until it is opened. It ends with the screen. */
export function useRunning<Snapshot>(actor: Running<Snapshot> | undefined): Snapshot | undefined {
  useEffect(() => () => void actor?.stop(), [actor])
  return useSyncExternalStore(
    listener => {
      const following = actor?.subscribe(listener)
      return () => following?.unsubscribe()
    },
    () => actor?.getSnapshot(),
    () => undefined
  )
}
