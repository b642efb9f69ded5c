import { openActor } from '../errors/open-actor.ts'
import type { Clock } from '../platform/platform.ts'
import { createLightboxMachine, type LightboxActor } from './lightbox.machine.ts'
import type { LightboxProblem } from './lightbox.messages.ts'
import { isSlideshowOn } from './lightbox.selectors.ts'
import type { LightboxEvent } from './lightbox-events.ts'
import { keyIntent } from './lightbox-keys.ts'
import { hasNext, type LightboxOptions, lightboxState, slidesToLoad } from './lightbox-state.ts'
import { createSlideMachine, type SlideActor, type SlideEvent } from './slide.machine.ts'

export type LightboxPhase = 'init' | 'ready' | 'closing' | 'customClosing' | 'destroy'
export type SlidePhase =
  | 'loading'
  | 'ready'
  | 'animating'
  | 'done'
  | 'zoomIn'
  | 'zoomOut'
  | 'destroy'

/** A slide that is shown or about to be. */
export interface SlideView {
  readonly phase: SlidePhase
  readonly problem: LightboxProblem | undefined
}

/** The lightbox as a screen draws it. */
export interface LightboxView {
  readonly phase: LightboxPhase
  readonly index: number
  readonly isPlaying: boolean
  /** Whether a slideshow has where to go. */
  readonly canPlay: boolean
  /** By place; only those that are to be loaded. */
  readonly slides: Readonly<Record<number, SlideView>>
}

export interface LightboxScene extends LightboxOptions {
  /** The first slide grows out of a thumbnail that is in sight, and back into it. */
  readonly hasThumb: boolean
  /** The visitor wants no motion. */
  readonly isStill: boolean
  /** Writes the address; '' when the gallery is left. */
  readonly onHash: (hash: string) => void
}

/** A gallery with its slides; stop it when it is gone from the screen. */
export interface OpenLightbox {
  get(): LightboxView
  send(event: LightboxEvent): void
  /** What became of a slide's content or of its movement. */
  tellSlide(index: number, event: SlideEvent): void
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  stop(): void
}

type SlideClock = Pick<Clock, 'setTimeout' | 'clearTimeout'>

/** Opens a gallery: its machine and those of the slides that are shown or loaded ahead. */
export function openLightbox(scene: LightboxScene, clock: SlideClock): OpenLightbox {
  const { hasThumb, isStill, onHash } = scene
  const listeners = new Set<() => void>()
  const slides = new Map<number, SlideActor>()
  const gallery: LightboxActor = openActor(createLightboxMachine(lightboxState(scene)), { clock })
  const first = gallery.getSnapshot().context.index
  let shown = first
  let view = look()

  function look(): LightboxView {
    const snapshot = gallery.getSnapshot()
    const { value, context } = snapshot
    return {
      phase: typeof value === 'string' ? value : 'ready',
      index: context.index,
      isPlaying: isSlideshowOn(snapshot),
      canPlay: hasNext(context),
      slides: Object.fromEntries([...slides].map(([index, slide]) => [index, slideView(slide)]))
    }
  }

  function tell() {
    view = look()
    for (const listener of listeners) listener()
  }

  /** A slide that is turned away from ends; its neighbours begin to load. */
  function turn() {
    const { context } = gallery.getSnapshot()
    if (shown !== context.index) leave(shown)
    shown = context.index
    for (const index of slidesToLoad(context)) if (!slides.has(index)) begin(index)
    reveal()
    tell()
  }

  function begin(index: number) {
    const slide = openActor(createSlideMachine({ hasThumb: hasThumb && index === first, isStill }))
    slides.set(index, slide)
    slide.subscribe(() => {
      reveal()
      tell()
    })
    slide.start()
  }

  function leave(index: number) {
    const slide = slides.get(index)
    slides.delete(index)
    slide?.stop()
  }

  function reveal() {
    const slide = slides.get(shown)
    if (slide?.getSnapshot().matches('ready')) slide.send({ type: 'slide.reveal' })
  }

  const fliesBack = () => {
    const { phase, problem } = view.slides[shown] ?? {}
    return hasThumb && !isStill && shown === first && phase === 'done' && problem === undefined
  }

  gallery.on('lightbox.hash', ({ hash }) => onHash(hash))
  gallery.on('lightbox.ready', turn)
  gallery.on('lightbox.change', turn)
  gallery.on('lightbox.closing', () => slides.get(shown)?.send({ type: 'slide.hide' }))
  gallery.subscribe({ next: tell, complete: tell })
  gallery.start()

  return {
    get: () => view,
    send(event) {
      const isClose = event.type === 'lightbox.close'
      if (isClose || (event.type === 'key.pressed' && keyIntent(event.press) === 'close'))
        return gallery.send({ type: 'lightbox.close', zoomsOut: fliesBack() })
      gallery.send(event)
    },
    tellSlide: (index, event) => slides.get(index)?.send(event),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      listeners.clear()
      for (const slide of slides.values()) slide.stop()
      gallery.stop()
    }
  }
}

function slideView(slide: SlideActor): SlideView {
  const { value, context } = slide.getSnapshot()
  return { phase: value, problem: context.problem }
}
