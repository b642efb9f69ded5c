import type { SnapshotFrom } from 'xstate'

import type { VersionActor } from './version.machine.ts'

/** Whether the page is older than the site and its window asks to load the new one. */
export const isVersionOutdated = (version: SnapshotFrom<VersionActor>): boolean =>
  version.matches('outdated')
