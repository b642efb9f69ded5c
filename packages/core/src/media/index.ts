export {
  type ImageFormat,
  type ImagePreview,
  type ImageWidth,
  imageFormat,
  imageSrcset,
  imageUrl,
  imageWidths,
  isImagePreview,
  placeSrcset,
  SHARE_SIZE,
  shareUrl,
  svgUrl,
  videoUrl
} from './media-url.ts'
export { type BreakpointSources, breakpointSources } from './picture-sources.ts'
