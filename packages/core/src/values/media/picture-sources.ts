import type { ImageBreakpoint } from '../../entities/picture.ts'
import { type ImageFormat, imageUrl, imageWidths, svgUrl } from './media-url.ts'

/** Attributes of an `img`. */
export interface BreakpointSources {
  readonly srcSet: string
  readonly sizes: string
}

/** Pixels that a file has for one of CSS on the screens it is made for: more than any screen needs. */
const DENSITY = 4
/** How many times denser each next file is: the one before is too coarse for the same screens. */
const STEP = 25

/**
 * Names to a single `img` a file for each width of the screen (N15 has no `picture`). Browsers choose
 * from a `srcset` by density, so ranks stand where the widths of the files would: on the screens that a
 * file is made for, it is the first that is dense enough.
 *
 * @example
 * ```ts
 * import { breakpointSources } from '@vitrina/core/values'
 *
 * const files = [
 *   { fileId: 'f-1', pictureType: 'svg', imageWidth: 320, maxWidth: 767 },
 *   { fileId: 'f-2', pictureType: 'svg', imageWidth: 640, maxWidth: null }
 * ] as const
 *
 * breakpointSources('/api', files, 'webp').sizes // → '(max-width: 767px) 1px, 25px'
 * ```
 */
export function breakpointSources(
  apiUrl: string,
  breakpoints: readonly ImageBreakpoint[],
  format: ImageFormat
): BreakpointSources {
  const files = [...breakpoints].sort((one, other) => widest(one) - widest(other))
  const srcSet = files.map(
    (file, rank) => `${fileUrl(apiUrl, file, format)} ${DENSITY * STEP ** rank}w`
  )
  const sizes = files.map(
    ({ maxWidth }, rank) =>
      `${maxWidth === null ? '' : `(max-width: ${maxWidth}px) `}${STEP ** rank}px`
  )
  return { srcSet: srcSet.join(', '), sizes: sizes.join(', ') }
}

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
