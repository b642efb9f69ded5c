import { imageUrl, placeSrcset } from '@vitrina/core/values'

import type { LoadedPage } from '../routing/navigation-port.ts'
import type { browserMedia } from './browser.ts'

/** Of one screen of a phone, a few times over. */
const KEPT_MAX = 24
/** A picture that nobody holds may be forgotten before it is drawn. */
const kept: HTMLImageElement[] = []

/** Fetches what is in view when a page opens that was read ahead, after all that the shown page needs. */
export function bringPictures(
  { page, payload }: LoadedPage,
  { apiUrl, format }: Pick<ReturnType<typeof browserMedia>, 'apiUrl' | 'format'>
): void {
  if (payload.failure !== undefined || payload.data === null) return
  for (const { picture, width, sizes } of page.pictures?.(payload.data, payload.url) ?? []) {
    if (picture === undefined) continue
    const { fileId } = picture
    const image = Object.assign(new Image(), { decoding: 'async', fetchPriority: 'low', sizes })
    image.srcset = placeSrcset(apiUrl, fileId, format, width)
    image.src = imageUrl(apiUrl, fileId, format, `${width}`)
    kept.push(image)
  }
  kept.splice(0, kept.length - KEPT_MAX)
}
