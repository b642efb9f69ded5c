export const MIN_SCALE = 1
export const MAX_SCALE = 2
/** Share of the speed that is left after each frame of a glide. */
export const ZOOM_FRICTION = 0.82
export const DOUBLE_CLICK_MS = 300
/** Slower than this a glide is over, px a frame. */
const REST_PX = 0.5

export interface Point {
  readonly x: number
  readonly y: number
}

/** How a picture lies in its frame: moved by `x` and `y` px from the middle, scaled. */
export interface View extends Point {
  readonly scale: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

/** A picture as it lies before it is touched. */
export const restView: View = { x: 0, y: 0, scale: MIN_SCALE }

/** A scale within the limits of §9; a bad number gives the smallest. */
export const clampScale = (scale: number) =>
  Number.isFinite(scale) ? Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale)) : MIN_SCALE

/** Scales around a point of the frame, counted from its middle: what lies under it stays there. */
export function zoomAt(view: View, frame: Frame, point: Point, wanted: number): View {
  const scale = clampScale(wanted)
  const ratio = scale / view.scale
  return within(frame, {
    scale,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio
  })
}

/** A double click, or its button: all the way in, or out again. */
export function toggleZoom(view: View, frame: Frame, point: Point): View {
  return zoomAt(view, frame, point, view.scale > MIN_SCALE ? MIN_SCALE : MAX_SCALE)
}

/** Moves the picture by `delta` px; its edges stay outside the frame. */
export function panBy(view: View, frame: Frame, delta: Point): View {
  return within(frame, { ...view, x: view.x + delta.x, y: view.y + delta.y })
}

/** Two fingers: the scale follows their distance, the view their middle. */
export function pinch(
  view: View,
  frame: Frame,
  before: readonly [Point, Point],
  after: readonly [Point, Point]
): View {
  const ratio = distance(after) / Math.max(1, distance(before))
  const from = middle(before)
  const to = middle(after)
  const zoomed = zoomAt(view, frame, from, view.scale * ratio)
  return panBy(zoomed, frame, { x: to.x - from.x, y: to.y - from.y })
}

/** The next frame of a glide, or undefined when it has come to rest. */
export function glide(
  view: View,
  frame: Frame,
  speed: Point
): { view: View; speed: Point } | undefined {
  const slower = { x: speed.x * ZOOM_FRICTION, y: speed.y * ZOOM_FRICTION }
  if (Math.hypot(slower.x, slower.y) < REST_PX) return undefined
  return { view: panBy(view, frame, slower), speed: slower }
}

/** No gap may open between the picture and its frame. */
function within({ width, height }: Frame, { x, y, scale }: View): View {
  const mostX = (width * (scale - MIN_SCALE)) / 2
  const mostY = (height * (scale - MIN_SCALE)) / 2
  return { scale, x: between(x, mostX), y: between(y, mostY) }
}

// `+ 0` keeps minus zero out of style attributes.
const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0

const distance = ([one, other]: readonly [Point, Point]) =>
  Math.hypot(one.x - other.x, one.y - other.y)

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2
})
