import type { SnapshotFrom } from 'xstate'

import type { ImageActor } from './image.machine.ts'

type ImageSnapshot = SnapshotFrom<ImageActor>

/** Its address may stand in the document: a lazy one waits until it comes into sight. */
export const isImageWanted = (image: ImageSnapshot): boolean => !image.matches('waiting')

/** The no-image placeholder stands in its place (§8). */
export const isPlaceholderShown = (image: ImageSnapshot): boolean => image.matches('failed')
