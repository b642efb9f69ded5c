import type { Clock } from '@vitrina/core'
import type { LightboxSlide } from '@vitrina/core/entities'
import {
  type LightboxFact,
  type LightboxView,
  type OpenLightbox,
  openLightbox,
  type SlidePhase
} from '@vitrina/core/viewer'

import { openStage, type Stage, type StageSlide } from '../kit/lightbox/stage.ts'
import { fade, grow } from './gallery-motion.ts'
import { type SlidePorts, slideNode } from './slide-node.ts'

export interface GalleryScene {
  readonly slug: string
  readonly slides: readonly LightboxSlide[]
  readonly index: number
  /** The name of the window. */
  readonly label: string
  /** The picture on the page that the first slide grows out of. */
  readonly thumb: Element | undefined
  readonly ports?: SlidePorts | undefined
  readonly onHash: (hash: string) => void
  readonly onClosed: () => void
}

/** The core's lightbox and the window that draws it. */
export interface OpenGallery {
  readonly lightbox: OpenLightbox
  readonly stage: Stage
  stop(): void
}

/** Opens a gallery: the core says what is shown, the stage shows it and tells what became of it. */
export async function openGallery(scene: GalleryScene, clock: Clock): Promise<OpenGallery> {
  const { slug, slides, index, label, thumb, ports, onClosed } = scene
  const nodes = slides.map(slide => slideNode(slide, ports, clock))
  const filling = new Set<number>()
  // The address of another page is not ours to write.
  const onFact = (fact: LightboxFact) => {
    if (fact.type === 'lightbox.hash' && !isLeft) scene.onHash(fact.hash)
  }
  let isLeft = false
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = openLightbox(
    { slug, slides, index, hasThumb: thumb !== undefined, isStill, onFact },
    clock
  )
  const stage = await openStage({
    ...{ label, index, slides: slides.map(stageSlide(nodes)) },
    onLoad: place => lightbox.notifySlide(place, { type: 'content.loaded' }),
    onFail: place => lightbox.notifySlide(place, { type: 'content.failed', problem: 'image' }),
    onClick: isBeside => lightbox.send({ type: 'slide.clicked', isBeside })
  })
  let drawn: LightboxView = lightbox.get()
  let isOpen = true

  function draw() {
    const [before, view] = [drawn, lightbox.get()]
    drawn = view
    stage.show(view.index)
    for (const place of Object.keys(view.slides).map(Number)) drawSlide(place, before)
    if (view.phase === before.phase) return
    if (view.phase === 'closing') void fade(stage.modal, isStill).then(ended)
    if (view.phase === 'destroy') finish()
  }

  function drawSlide(place: number, before: LightboxView) {
    const slide = drawn.slides[place]
    const was = before.slides[place]?.phase
    const node = stage.node(place)
    if (slide === undefined || node === undefined) return
    node.dataset.phase = slide.phase
    node.toggleAttribute('data-problem', slide.problem !== undefined)
    if (slide.phase === 'loading') load(place, was)
    if (slide.phase === was) return
    if (slide.phase === 'animating') void fade(node, isStill, 'in').then(() => moved(place))
    if (slide.phase === 'zoomIn' || slide.phase === 'zoomOut')
      void grow(stage.image(place), thumb, slide.phase).then(() => moved(place))
  }

  function load(place: number, was: SlidePhase | undefined) {
    const own = nodes[place]
    if (own === undefined) {
      if (was !== 'loading') stage.load(place)
    } else if (!filling.has(place) && (!own.isForeign || place === drawn.index)) {
      filling.add(place)
      stage.load(place)
      void own.load().then(problem => {
        filling.delete(place)
        lightbox.notifySlide(
          place,
          problem ? { type: 'content.failed', problem } : { type: 'content.loaded' }
        )
      })
    }
  }

  function moved(place: number) {
    lightbox.notifySlide(place, { type: 'animation.ended' })
    if (drawn.phase === 'customClosing') ended()
  }

  const ended = () => lightbox.send({ type: 'animation.ended' })

  function finish() {
    if (!isOpen) return
    isOpen = false
    lightbox.stop()
    for (const own of nodes) own?.leave()
    stage.close()
    onClosed()
  }

  function destroy() {
    if (isOpen) lightbox.send({ type: 'lightbox.destroy' })
  }

  // A browser that was refused once, or that nobody has touched, closes the window itself.
  stage.modal.addEventListener('close', destroy)
  lightbox.subscribe(draw)
  lightbox.send({ type: 'lightbox.opened' })
  return {
    lightbox,
    stage,
    stop() {
      isLeft = true
      destroy()
    }
  }
}

const stageSlide =
  (nodes: readonly ({ readonly node: HTMLElement } | undefined)[]) =>
  ({ src, srcset = '', sizes = '', caption = '' }: LightboxSlide, place: number): StageSlide => {
    const own = nodes[place]
    if (own !== undefined) return { type: 'inline', content: own.node }
    return { type: 'image', href: src, srcset, sizes, alt: caption }
  }
