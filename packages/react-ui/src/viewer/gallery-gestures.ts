import { DOUBLE_CLICK_MS, type Point, restView, type View } from '@vitrina/core/viewer'

import { followShown, type ShownPicture, type StageAndLightbox } from './gallery-motion.ts'

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
  gallery: StageAndLightbox,
  onZoom: (isZoomed: boolean) => void
): Gestures {
  const { surface } = gallery.stage
  const ended = new AbortController()
  const { signal } = ended
  const picture = followShown(gallery, onZoom)
  const { press, drag, release, cancel, forget, pointOf } = followFingers(gallery, picture)
  let clickedAt = Number.NEGATIVE_INFINITY

  function click(event: MouseEvent) {
    if (event.target !== picture.image()) return
    const isDouble = event.timeStamp - clickedAt <= DOUBLE_CLICK_MS
    clickedAt = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp
    if (isDouble) picture.toggle(pointOf(event))
  }

  function roll(event: WheelEvent) {
    if (picture.image() === undefined) return
    event.preventDefault()
    picture.zoom(pointOf(event), event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP)
  }

  surface.addEventListener('pointerdown', press, { signal })
  addEventListener('pointermove', drag, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', cancel, { signal })
  surface.addEventListener('click', click, { signal })
  surface.addEventListener('wheel', roll, { signal, passive: false })
  surface.addEventListener('dragstart', event => event.preventDefault(), { signal })

  return {
    toggle: () => picture.toggle({ x: 0, y: 0 }),
    reset() {
      if (!picture.isLeft()) return
      forget()
      picture.leave()
    },
    stop() {
      picture.halt()
      ended.abort()
    }
  }
}

/** One finger moves the slide, or a picture larger than its frame; two change the picture's size. */
function followFingers({ stage, lightbox }: StageAndLightbox, picture: ShownPicture) {
  const fingers = new Map<number, Point>()
  let middle: Point = { x: 0, y: 0 }
  /** How the picture lay before it was touched. */
  let before: View = restView
  /** What the only finger does; none of what was a pinch turns a slide. */
  let move: Move | undefined

  /** From the middle of the picture, measured before the slide follows a finger. */
  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const box = picture.image()?.parentElement?.getBoundingClientRect()
    if (box && fingers.size === 0) middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return { x: clientX - middle.x, y: clientY - middle.y }
  }

  function place(transform: string) {
    const node = picture.node()
    if (node) node.style.transform = transform
  }

  function putBack() {
    move = undefined
    place('')
  }

  function press(event: PointerEvent) {
    picture.halt()
    // Whoever comes first is alone, though the end of another was never told.
    if (event.isPrimary) fingers.clear()
    const isAlone = fingers.size === 0
    stage.ignoreClicks(!isAlone)
    if (event.button !== 0 || isUsed(event.target)) return
    putBack()
    const at = pointOf(event)
    fingers.set(event.pointerId, at)
    if (!isAlone) return
    before = picture.view()
    move = moveFrom(at, event.timeStamp)
  }

  function drag(event: PointerEvent) {
    const { pointerId, timeStamp } = event
    const from = fingers.get(pointerId)
    if (from === undefined) return
    const at = pointOf(event)
    fingers.set(pointerId, at)
    const [, other] = [...fingers].find(([id]) => id !== pointerId) ?? []
    if (other !== undefined) picture.pinch([from, other], [at, other])
    else if (move !== undefined) follow(movedTo(move, at, timeStamp), from)
  }

  /** The slide follows the finger in the direction it set out in. */
  function follow(moved: Move, from: Point) {
    move = moved
    const { start, at } = moved
    if (picture.isZoomed()) return picture.pan({ x: at.x - from.x, y: at.y - from.y })
    if (!isDrag(moved)) return
    stage.ignoreClicks(true)
    const [x, y] = [at.x - start.x, at.y - start.y]
    place(Math.abs(x) > Math.abs(y) ? `translateX(${x}px)` : `translateY(${y}px)`)
  }

  function release({ pointerId, timeStamp }: PointerEvent) {
    if (!fingers.delete(pointerId)) return
    const done = move
    const [left] = fingers.values()
    putBack()
    if (left !== undefined) {
      if (picture.isZoomed()) move = moveFrom(left, timeStamp)
    } else if (done !== undefined) end(done, timeStamp)
  }

  function end(done: Move, now: number) {
    const { start, at, startedAt, speed } = done
    if (picture.isZoomed()) return picture.slide(speed)
    if (!isDrag(done)) return
    lightbox.send({
      type: 'drag.ended',
      drag: { deltaXPx: at.x - start.x, deltaYPx: at.y - start.y, durationMs: now - startedAt }
    })
  }

  /** The device has taken the gesture for something of its own. */
  function cancel({ pointerId }: PointerEvent) {
    if (!fingers.delete(pointerId)) return
    putBack()
    picture.show(before)
  }

  function forget() {
    fingers.clear()
    putBack()
  }

  return { press, drag, release, cancel, forget, pointOf }
}

/** A player and a text have hands of their own. */
const isUsed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('video, [data-reading]') !== null

const isDrag = ({ start, at }: Move) => Math.hypot(at.x - start.x, at.y - start.y) >= DRAG_FROM_PX

const moveFrom = (start: Point, now: number): Move => ({
  ...{ start, startedAt: now, at: start, movedAt: now },
  speed: { x: 0, y: 0 }
})

function movedTo(move: Move, at: Point, now: number): Move {
  const frames = Math.max(1, (now - move.movedAt) / FRAME_MS)
  const speed = { x: (at.x - move.at.x) / frames, y: (at.y - move.at.y) / frames }
  return { ...move, at, movedAt: now, speed }
}
