import {
  glide,
  MIN_SCALE,
  type OpenLightbox,
  type Point,
  panBy,
  pinch,
  restView,
  toggleZoom,
  type View,
  zoomAt
} from '@vitrina/core/viewer'

import type { Stage } from '../kit/lightbox/stage.ts'

const MOTION_MS = 220
const EASING = 'cubic-bezier(.2, .7, .3, 1)'

/** Resolves when the movement is over, or at once where none is wanted. */
export async function fade(node: Element, isStill: boolean, way: 'in' | 'out' = 'out') {
  if (isStill) return
  const frames = [{ opacity: 0 }, { opacity: 1 }]
  await played(
    node.animate(way === 'in' ? frames : [...frames].reverse(), {
      ...{ duration: MOTION_MS, easing: EASING },
      fill: way === 'in' ? 'none' : 'forwards'
    })
  )
}

/** Between a picture of the page and the picture of the slide. */
export async function grow(
  image: HTMLElement | undefined,
  thumb: Element | undefined,
  phase: 'zoomIn' | 'zoomOut'
) {
  if (image === undefined || thumb === undefined) return
  const frames = [{ transform: placedAs(image, thumb), opacity: 0.4 }, { transform: 'none' }]
  await played(
    image.animate(phase === 'zoomIn' ? frames : [...frames].reverse(), {
      duration: MOTION_MS,
      easing: EASING
    })
  )
}

function placedAs(image: Element, thumb: Element): string {
  const [own, from] = [image.getBoundingClientRect(), thumb.getBoundingClientRect()]
  const x = from.x + from.width / 2 - own.x - own.width / 2
  const y = from.y + from.height / 2 - own.y - own.height / 2
  return `translate(${x}px, ${y}px) scale(${from.width / Math.max(1, own.width)})`
}

/** A movement that is cut off is over as well. */
const played = (animation: Animation) =>
  animation.finished.then(
    () => undefined,
    () => undefined
  )

export interface StageAndLightbox {
  readonly stage: Stage
  readonly lightbox: OpenLightbox
}

export type ShownPicture = ReturnType<typeof followShown>

/** How the picture of the shown slide lies in its frame; what is no picture lies as it is. */
export function followShown(
  { stage, lightbox }: StageAndLightbox,
  onZoom: (isZoomed: boolean) => void
) {
  let shown = lightbox.get().index
  let view: View = restView
  let gliding = 0

  const image = () => stage.image(shown)
  const isZoomed = () => view.scale > MIN_SCALE
  const frame = () => ({ width: image()?.offsetWidth ?? 0, height: image()?.offsetHeight ?? 0 })
  const halt = () => cancelAnimationFrame(gliding)

  function show(next: View) {
    const picture = image()
    if (picture === undefined) return
    view = next
    picture.style.transform = transformOf(view)
    stage.modal.toggleAttribute('data-zoomed', isZoomed())
    onZoom(isZoomed())
  }

  function slide(speed: Point) {
    gliding = requestAnimationFrame(() => {
      const next = glide(view, frame(), speed)
      if (next === undefined) return
      show(next.view)
      slide(next.speed)
    })
  }

  return {
    ...{ image, isZoomed, halt, show, slide },
    node: () => stage.node(shown),
    view: () => view,
    isLeft: () => shown !== lightbox.get().index,
    pan: (by: Point) => show(panBy(view, frame(), by)),
    pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) =>
      show(pinch(view, frame(), before, after)),
    toggle: (at: Point) => show(toggleZoom(view, frame(), at)),
    zoom: (at: Point, step: number) => show(zoomAt(view, frame(), at, view.scale * step)),
    leave() {
      halt()
      show(restView)
      shown = lightbox.get().index
    }
  }
}

const transformOf = ({ x, y, scale }: View) =>
  scale === MIN_SCALE ? '' : `translate(${x}px, ${y}px) scale(${scale})`
