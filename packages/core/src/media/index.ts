export {
  type ImageFormat,
  type ImagePreview,
  type ImageWidth,
  imageFormat,
  imageSrcset,
  imageUrl,
  imageWidths,
  isImagePreview,
  SHARE_SIZE,
  shareUrl,
  svgUrl,
  videoUrl
} from './media-url.ts'
export { type PictureSource, pictureSources } from './picture-sources.ts'
