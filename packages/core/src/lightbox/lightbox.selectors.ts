import type { SnapshotFrom } from 'xstate'

import type { LightboxActor } from './lightbox.machine.ts'
import type { LightboxContext } from './lightbox-state.ts'

/** Undefined in an empty gallery. */
export const shownSlide = ({ slides, index }: LightboxContext) => slides[index]

export const isSlideshowOn = (lightbox: SnapshotFrom<LightboxActor>): boolean =>
  lightbox.matches({ ready: { slideshow: 'playing' } })
