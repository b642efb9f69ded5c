import type { SnapshotFrom } from 'xstate'

import type { LightboxActor } from './lightbox.machine.ts'
import { type LightboxContext, slidesOf } from './lightbox-state.ts'

/** Undefined in an empty gallery. */
export const shownSlide = (lightbox: LightboxContext) => slidesOf(lightbox)[lightbox.index]

export const isSlideshowOn = (lightbox: SnapshotFrom<LightboxActor>): boolean =>
  lightbox.matches({ ready: { slideshow: 'playing' } })
