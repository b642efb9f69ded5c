export {
  type ImageFormat,
  type ImagePreview,
  type ImageWidth,
  imageFormat,
  imageSrcset,
  imageUrl,
  imageWidths,
  isImagePreview,
  mediaPathOf,
  placeSrcset,
  SHARE_SIZE,
  SHORT_MEDIA,
  shareUrl,
  svgUrl,
  videoUrl
} from './media-url.ts'
export { type BreakpointSources, breakpointSources } from './picture-sources.ts'
