import type { SnapshotFrom } from 'xstate'

import type { SliderActor } from './slider.machine.ts'

/** What its button stops; also while somebody looks closer. */
export const isAutoplayOn = (slider: SnapshotFrom<SliderActor>): boolean =>
  !slider.matches({ autoplay: 'off' })
