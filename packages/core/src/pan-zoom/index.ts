export {
  DOUBLE_CLICK_MS,
  glide,
  MIN_SCALE,
  type Point,
  panBy,
  pinch,
  restView,
  toggleZoom,
  type View,
  zoomAt
} from './pan-zoom.ts'
