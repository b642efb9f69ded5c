import {
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
} from '@vitrina/core/lightbox'

import type { OpenGallery } from './open-gallery.ts'

/** Less is a click of an unsteady hand. */
const DRAG_FROM_PX = 6
const FRAME_MS = 16
const WHEEL_STEP = 1.25

interface Move {
  readonly start: Point
  readonly startedAt: number
  readonly at: Point
  readonly movedAt: number
  /** Px a frame. */
  readonly speed: Point
}

export interface Gestures {
  /** All the way in, or out again. */
  toggle(): void
  /** Another slide is shown: the one that was left lies as before. */
  reset(): void
  stop(): void
}

/** Fingers, mouse and wheel on the slides; what they mean is the core's. */
export function followGestures(
  { stage, lightbox }: Pick<OpenGallery, 'stage' | 'lightbox'>,
  onZoom: (isZoomed: boolean) => void
): Gestures {
  const { surface } = stage
  const ended = new AbortController()
  const fingers = new Map<number, Point>()
  let shown = lightbox.get().index
  let view: View = restView
  let move: Move | undefined
  let clickedAt = Number.NEGATIVE_INFINITY
  let gliding = 0

  const image = () => stage.image(shown)
  const isZoomed = () => view.scale > MIN_SCALE
  const frame = () => ({ width: image()?.offsetWidth ?? 0, height: image()?.offsetHeight ?? 0 })

  function show(next: View) {
    view = next
    const picture = image()
    if (picture) picture.style.transform = transformOf(view)
    stage.modal.toggleAttribute('data-zoomed', isZoomed())
    onZoom(isZoomed())
  }

  /** From the middle of the picture as it lies before it is touched. */
  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const box = image()?.parentElement?.getBoundingClientRect()
    if (box === undefined) return { x: 0, y: 0 }
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
  }

  function press(event: PointerEvent) {
    cancelAnimationFrame(gliding)
    stage.ignoreOutside(false)
    if (event.button !== 0 || isUsed(event.target)) return
    fingers.set(event.pointerId, pointOf(event))
    const at = pointOf(event)
    move = { start: at, startedAt: event.timeStamp, at, movedAt: 0, speed: { x: 0, y: 0 } }
  }

  function drag(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (before === undefined || move === undefined) return
    const at = pointOf(event)
    const others = [...fingers].filter(([id]) => id !== event.pointerId)
    fingers.set(event.pointerId, at)
    const [, other] = others[0] ?? []
    if (other !== undefined) return show(pinch(view, frame(), [before, other], [at, other]))
    const delta = { x: at.x - before.x, y: at.y - before.y }
    move = movedTo(move, at, event.timeStamp)
    if (isZoomed()) return show(panBy(view, frame(), delta))
    if (isDrag(move)) follow(move)
  }

  /** The picture follows the finger in the direction it set out in. */
  function follow({ start, at }: Move) {
    stage.ignoreOutside(true)
    const [x, y] = [at.x - start.x, at.y - start.y]
    const node = stage.node(shown)
    if (node)
      node.style.transform = Math.abs(x) > Math.abs(y) ? `translateX(${x}px)` : `translateY(${y}px)`
  }

  function release(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || move === undefined) return
    const done = move
    if (fingers.size > 0) return
    move = undefined
    if (isZoomed()) return slide(done.speed)
    const node = stage.node(shown)
    if (node) node.style.transform = ''
    if (!isDrag(done)) return
    lightbox.send({
      type: 'drag.ended',
      drag: {
        deltaXPx: done.at.x - done.start.x,
        deltaYPx: done.at.y - done.start.y,
        durationMs: event.timeStamp - done.startedAt
      }
    })
  }

  function slide(speed: Point) {
    gliding = requestAnimationFrame(() => {
      const next = glide(view, frame(), speed)
      if (next === undefined) return
      show(next.view)
      slide(next.speed)
    })
  }

  function click(event: MouseEvent) {
    if (event.target !== image()) return
    const isDouble = event.timeStamp - clickedAt <= DOUBLE_CLICK_MS
    clickedAt = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp
    if (isDouble) show(toggleZoom(view, frame(), pointOf(event)))
  }

  function roll(event: WheelEvent) {
    if (image() === undefined) return
    event.preventDefault()
    const step = event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP
    show(zoomAt(view, frame(), pointOf(event), view.scale * step))
  }

  const { signal } = ended
  surface.addEventListener('pointerdown', press, { signal })
  addEventListener('pointermove', drag, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', release, { signal })
  surface.addEventListener('click', click, { signal })
  surface.addEventListener('wheel', roll, { signal, passive: false })
  surface.addEventListener('dragstart', event => event.preventDefault(), { signal })

  return {
    toggle: () => show(toggleZoom(view, frame(), { x: 0, y: 0 })),
    reset() {
      const { index } = lightbox.get()
      if (index === shown) return
      show(restView)
      shown = index
    },
    stop() {
      cancelAnimationFrame(gliding)
      ended.abort()
    }
  }
}

/** A player and a text have hands of their own. */
const isUsed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('video, [data-reading]') !== null

const transformOf = ({ x, y, scale }: View) =>
  scale === MIN_SCALE ? '' : `translate(${x}px, ${y}px) scale(${scale})`

const isDrag = ({ start, at }: Move) => Math.hypot(at.x - start.x, at.y - start.y) >= DRAG_FROM_PX

function movedTo(move: Move, at: Point, now: number): Move {
  const frames = Math.max(1, (now - (move.movedAt || now)) / FRAME_MS)
  const speed = { x: (at.x - move.at.x) / frames, y: (at.y - move.at.y) / frames }
  return { ...move, at, movedAt: now, speed }
}
