import type { SnapshotFrom } from 'xstate'

import type { BuildsActor } from './builds.machine.ts'

/** The site serves newer code: the next page opens by a full load (§4). */
export const isBuildOutdated = (builds: SnapshotFrom<BuildsActor>): boolean =>
  builds.matches('outdated')
