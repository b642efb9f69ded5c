import type { LightboxSlide } from '../entities/lightbox-slide.ts'
import { type ImageFormat, imageSrcset, imageUrl, videoUrl } from '../values/media/media-url.ts'

/** A picture or a video of the shop, by file id. */
export interface ShownFile {
  readonly fileId: string
  readonly alt: string
  readonly kind?: 'image' | 'video' | undefined
  /** Extension of the film that the picture is the poster of. */
  readonly video?: 'mp4' | 'webm' | undefined
}

interface MediaAddress {
  readonly apiUrl: string
  readonly format: ImageFormat
}

/** Files as slides: as large as the screen can show them, jpg to keep. */
export const fileSlides = (
  files: readonly ShownFile[],
  media: MediaAddress
): readonly LightboxSlide[] =>
  files.map(file => {
    if (file.video !== undefined) return filmSlide(file, file.video, media)
    return file.kind === 'video' ? videoSlide(file, media) : imageSlide(file, media)
  })

function imageSlide({ fileId, alt }: ShownFile, { apiUrl, format }: MediaAddress): LightboxSlide {
  return {
    type: 'image',
    src: imageUrl(apiUrl, fileId, format, '1600'),
    srcset: imageSrcset(apiUrl, fileId, format),
    sizes: '100vw',
    thumb: imageUrl(apiUrl, fileId, format, '160'),
    caption: alt,
    downloadSrc: imageUrl(apiUrl, fileId, 'jpg', '1600')
  }
}

const videoSlide = ({ fileId, alt }: ShownFile, { apiUrl }: MediaAddress): LightboxSlide => ({
  type: 'html5video',
  src: videoUrl(apiUrl, fileId),
  caption: alt,
  downloadSrc: videoUrl(apiUrl, fileId)
})

const filmSlide = (
  { fileId, alt }: ShownFile,
  extension: string,
  { apiUrl, format }: MediaAddress
): LightboxSlide => ({
  type: 'html5video',
  src: videoUrl(apiUrl, fileId, extension),
  thumb: imageUrl(apiUrl, fileId, format, '160'),
  caption: alt,
  downloadSrc: videoUrl(apiUrl, fileId, extension)
})
