import type { ImageBreakpoint } from '../entities/picture.ts'
import { type ImageFormat, imageUrl, imageWidths, svgUrl } from './media-url.ts'

export interface PictureSource {
  /** The `media` of a `source`; '' for every screen. */
  readonly media: string
  readonly srcset: string
}

/** Sources of a picture from the narrowest screen to the widest: the first that fits is shown. */
export const pictureSources = (
  apiUrl: string,
  breakpoints: readonly ImageBreakpoint[],
  format: ImageFormat
): readonly PictureSource[] =>
  breakpoints
    .toSorted((one, other) => widest(one) - widest(other))
    .map(breakpoint => ({
      media: breakpoint.maxWidth === null ? '' : `(max-width: ${breakpoint.maxWidth}px)`,
      srcset: fileUrl(apiUrl, breakpoint, format)
    }))

const widest = ({ maxWidth }: ImageBreakpoint) => maxWidth ?? Number.POSITIVE_INFINITY

/** The smallest width that the minifier makes and that is wide enough. */
function fileUrl(
  apiUrl: string,
  { fileId, pictureType, imageWidth }: ImageBreakpoint,
  format: ImageFormat
) {
  if (pictureType === 'svg') return svgUrl(apiUrl, fileId)
  const width = imageWidths.find(made => made >= imageWidth) ?? 1600
  return imageUrl(apiUrl, fileId, pictureType || format, `${width}`)
}
