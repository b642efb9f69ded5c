import { encodeUrlPart } from '../../routes/url-part.ts'

/** Widths in px that the image minifier makes; any other is refused. */
export const imageWidths = [80, 160, 320, 480, 640, 960, 1280, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]
/** `preview` is the size of §7, a width is one of ours. */
export type ImagePreview = 'preview' | `${ImageWidth}`
export type ImageFormat = 'jpg' | 'webp'

const DEFAULT_PREVIEW = 'preview'
const DEFAULT_VIDEO_EXTENSION = 'mp4'
const OTHER_BROWSERS = /Chrome|Chromium|CriOS|FxiOS|Edg|YaBrowser|OPR|OPiOS|Android/

/** Safari gets jpg, all others webp (N15); the answer varies by user agent. */
export const imageFormat = (userAgent: string): ImageFormat =>
  userAgent.includes('Safari') && !OTHER_BROWSERS.test(userAgent) ? 'jpg' : 'webp'

/** In place of `apiUrl`, for a front that serves pictures and films under addresses of a third of the length. */
export const SHORT_MEDIA = '/i'

/**
 * The address of a picture under `apiUrl` (N16).
 *
 * @example
 * ```ts
 * import { imageUrl } from '@vitrina/core/values'
 *
 * imageUrl('/api', 'f-1', 'webp', '320') // → '/api/image-minifier/v1/f-1.webp?preview=320&format=webp'
 * ```
 */
export function imageUrl(
  apiUrl: string,
  fileId: string,
  format: ImageFormat,
  preview: ImagePreview = DEFAULT_PREVIEW
): string {
  if (apiUrl === SHORT_MEDIA) return `${fileOf(apiUrl, fileId)}.${preview}.${format}`
  return `${fileOf(apiUrl, fileId)}.${format}?preview=${preview}&format=${format}`
}

/** What a short address stands for below the API's; undefined where it is none. */
export function mediaPathOf(path: string): string | undefined {
  const [, fileId, preview, ext] = SHORT.exec(path) ?? []
  if (fileId === undefined) return undefined
  if (ext === 'svg') return `${MINIFIER}/${fileId}.svg`
  if (ext !== 'jpg' && ext !== 'webp') return `${FILMS}/${fileId}.${ext}`
  return `${MINIFIER}/${fileId}.${ext}?preview=${preview}&format=${ext}`
}

const SHORT = /^\/i\/([^/.]+)(?:\.(\w+))?\.(\w+)$/
const MINIFIER = '/image-minifier/v1'
const FILMS = '/video/v1'

/** What social networks ask for, px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The address of a picture for social networks, on its cover, `SHARE_SIZE` large. */
export const shareUrl = (apiUrl: string, fileId: string) =>
  `${fileOf(apiUrl, fileId)}.jpg?preview=share&format=jpg`

/** The address of a drawing, which needs no size and no format (§7). */
export const svgUrl = (apiUrl: string, fileId: string) => `${fileOf(apiUrl, fileId)}.svg`

const fileOf = (apiUrl: string, fileId: string) => placeOf(apiUrl, MINIFIER, fileId)

/** A short address tells its parts apart by dots. */
const placeOf = (apiUrl: string, service: string, fileId: string) =>
  apiUrl === SHORT_MEDIA
    ? `${apiUrl}/${encodeUrlPart(fileId).replaceAll('.', '%2E')}`
    : `${apiUrl}${service}/${encodeUrlPart(fileId)}`

/** The `srcset` of a picture in every width up to `maxWidth` px, from `minWidth` on. */
export const imageSrcset = (
  apiUrl: string,
  fileId: string,
  format: ImageFormat,
  maxWidth = 1600,
  minWidth = 0
) =>
  imageWidths
    .filter(width => width >= minWidth && width <= maxWidth)
    .map(width => `${imageUrl(apiUrl, fileId, format, `${width}`)} ${width}w`)
    .join(', ')

/** The `srcset` of a place so many px wide at most: half as wide for a phone, twice for dense screens. */
export const placeSrcset = (
  apiUrl: string,
  fileId: string,
  format: ImageFormat,
  width: ImageWidth
) => imageSrcset(apiUrl, fileId, format, width * 2, width / 2)

/** Whether a `preview` from a request names a size that is made. */
export const isImagePreview = (text: string): text is ImagePreview =>
  text === DEFAULT_PREVIEW || imageWidths.some(width => String(width) === text)

export const videoUrl = (apiUrl: string, fileId: string, extension = DEFAULT_VIDEO_EXTENSION) =>
  `${placeOf(apiUrl, FILMS, fileId)}.${encodeUrlPart(extension)}`
