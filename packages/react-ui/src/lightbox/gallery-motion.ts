const MOTION_MS = 220
const EASING = 'cubic-bezier(.2, .7, .3, 1)'

/** Resolves when the movement is over, or at once where none is wanted. */
export async function fade(node: Element, isStill: boolean, way: 'in' | 'out' = 'out') {
  if (isStill) return
  const frames = [{ opacity: 0 }, { opacity: 1 }]
  await played(
    node.animate(way === 'in' ? frames : frames.toReversed(), {
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
    image.animate(phase === 'zoomIn' ? frames : frames.toReversed(), {
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
