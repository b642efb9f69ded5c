import type { SnapshotFrom } from 'xstate'

import type { LightboxActor } from './lightbox.machine.ts'

export const isSlideshowOn = (lightbox: SnapshotFrom<LightboxActor>): boolean =>
  lightbox.matches({ ready: { slideshow: 'playing' } })
