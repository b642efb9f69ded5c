import type { SnapshotFrom } from 'xstate'

import type { FieldActor } from './field.machine.ts'

/** For two seconds after a failure (§4). */
export const isFieldHighlighted = (field: SnapshotFrom<FieldActor>): boolean =>
  field.matches({ error: 'highlighted' })
