import type { SnapshotFrom } from 'xstate'

import { openActor } from '../platform/open-actor.ts'
import type { Clock } from '../platform/platform.ts'
import type { Opened } from '../store/opened.ts'
import { createLightboxMachine, type LightboxActor } from './lightbox.machine.ts'
import type { LightboxProblem } from './lightbox.messages.ts'
import { isSlideshowOn } from './lightbox.selectors.ts'
import type { LightboxEvent, LightboxListener } from './lightbox-events.ts'
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

/** The gallery as a screen draws it. */
export interface GalleryView {
  readonly phase: LightboxPhase
  readonly index: number
  readonly isPlaying: boolean
  /** Whether a slideshow has where to go. */
  readonly canPlay: boolean
}

export interface LightboxView extends GalleryView {
  /** By place; only those that are to be loaded. */
  readonly slides: Readonly<Record<number, SlideView>>
}

export interface LightboxScene extends LightboxOptions {
  /** The first slide grows out of a thumbnail that is in sight, and back into it. */
  readonly hasThumb: boolean
  /** The visitor wants no motion. */
  readonly isStill: boolean
  /** Receives what happens in the gallery, from `lightbox.init` on, and may refuse a close. */
  readonly onFact?: LightboxListener
}

/** A gallery with its slides; stop it when it is gone from the screen. */
export interface OpenLightbox extends Opened<LightboxActor, LightboxView> {
  /** The machine of a slide that is shown or loaded ahead. */
  slide(index: number): SlideActor | undefined
  /** What became of a slide's content or of its movement. */
  notifySlide(index: number, event: SlideEvent): void
}

type SlideClock = Pick<Clock, 'setTimeout' | 'clearTimeout'>

/** Opens a gallery: its machine and those of the slides that are shown or loaded ahead. */
export function openLightbox(scene: LightboxScene, clock: SlideClock): OpenLightbox {
  const { hasThumb, isStill, onFact } = scene
  const listeners = new Set<() => void>()
  const slides = new Map<number, SlideActor>()
  const gallery: LightboxActor = openActor(createLightboxMachine(lightboxState(scene), mayClose), {
    clock
  })
  const first = gallery.getSnapshot().context.index
  let shown = first
  let view = currentView()

  function mayClose(): boolean {
    return onFact?.({ type: 'lightbox.shouldClose' }) !== false
  }

  function currentView(): LightboxView {
    const seen = [...slides].map(([index, slide]) => [index, slideView(slide.getSnapshot())])
    return { ...galleryView(gallery.getSnapshot()), slides: Object.fromEntries(seen) }
  }

  function notify() {
    view = currentView()
    for (const listener of listeners) listener()
  }

  /** A slide that is turned away from ends; its neighbours begin to load. */
  function turn() {
    const { context } = gallery.getSnapshot()
    if (shown !== context.index) leave(shown)
    shown = context.index
    for (const index of slidesToLoad(context)) if (!slides.has(index)) begin(index)
    reveal()
    notify()
  }

  function begin(index: number) {
    const slide = openActor(createSlideMachine({ hasThumb: hasThumb && index === first, isStill }))
    slides.set(index, slide)
    if (onFact) slide.on('*', fact => onFact({ ...fact, index }))
    slide.subscribe(() => {
      reveal()
      notify()
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

  function notifyInput(event: LightboxEvent) {
    if (event.type === 'key.pressed') onFact?.({ type: 'lightbox.keydown', press: event.press })
    if (event.type !== 'slide.clicked') return
    onFact?.({ type: 'lightbox.click', index: view.index, isBeside: event.isBeside })
  }

  const fliesBack = () => {
    const { phase, problem } = view.slides[shown] ?? {}
    return hasThumb && !isStill && shown === first && phase === 'done' && problem === undefined
  }

  gallery.on('*', fact => {
    // `mayClose` has reported it already, to hear the answer.
    if (fact.type !== 'lightbox.shouldClose') onFact?.(fact)
    if (fact.type === 'lightbox.ready' || fact.type === 'lightbox.change') turn()
    if (fact.type === 'lightbox.closing') slides.get(shown)?.send({ type: 'slide.hide' })
  })
  gallery.subscribe({ next: notify, complete: notify })
  gallery.start()

  return {
    actor: gallery,
    slide: index => slides.get(index),
    get: () => view,
    send(event) {
      if (view.phase === 'ready') notifyInput(event)
      gallery.send(mayCloseBy(event) ? { ...event, zoomsOut: fliesBack() } : event)
    },
    notifySlide: (index, event) => slides.get(index)?.send(event),
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

type ClosingEvent = Extract<LightboxEvent, { readonly zoomsOut?: boolean }>

const mayCloseBy = (event: LightboxEvent): event is ClosingEvent =>
  event.type === 'lightbox.close' || event.type === 'key.pressed' || event.type === 'slide.clicked'

/** The gallery without its slides, from a snapshot of `actor`. */
export const galleryView = (gallery: SnapshotFrom<LightboxActor>): GalleryView => ({
  phase: typeof gallery.value === 'string' ? gallery.value : 'ready',
  index: gallery.context.index,
  isPlaying: isSlideshowOn(gallery),
  canPlay: hasNext(gallery.context)
})

/** A slide, from a snapshot of its machine. */
export const slideView = ({ value, context }: SnapshotFrom<SlideActor>): SlideView => ({
  phase: value,
  problem: context.problem
})
