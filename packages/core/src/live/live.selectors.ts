import type { SnapshotFrom } from 'xstate'

import type { LiveActor } from './live.machine.ts'

type LiveSnapshot = SnapshotFrom<LiveActor>

/** The line is open: read marks can be sent. */
export const isLiveOpen = (live: LiveSnapshot): boolean =>
  live.status === 'active' && live.matches({ running: { connected: 'open' } })
