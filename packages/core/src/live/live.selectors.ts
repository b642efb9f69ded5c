import type { SnapshotFrom } from 'xstate'

import type { LiveActor } from './live.machine.ts'

type LiveSnapshot = SnapshotFrom<LiveActor>

/** The line is open: read marks can be sent. */
export const isLiveOpen = (live: LiveSnapshot): boolean =>
  live.status === 'active' && live.matches({ running: { connected: 'open' } })

/** The tries are used up: nothing is heard until the visitor comes back or the token changes (C7). */
export const isLiveLost = (live: LiveSnapshot): boolean => live.matches({ running: 'lost' })
