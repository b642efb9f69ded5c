import { keepScrollbarPlace } from '../dialog/scrollbar-place.ts'
import { stageStyle } from './stage.styles.ts'
import { slideTemplate, stageTemplate, templates } from './stage-templates.ts'

/** What glightbox shows of a slide: a picture, or a node of our own. */
export type StageSlide =
  | {
      readonly type: 'image'
      readonly href: string
      readonly srcset: string
      readonly sizes: string
      readonly alt: string
    }
  | { readonly type: 'inline'; readonly content: HTMLElement }

interface StageOptions {
  readonly slides: readonly StageSlide[]
  readonly index: number
  /** The name of the window. */
  readonly label: string
  readonly onLoad: (index: number) => void
  readonly onFail: (index: number) => void
  /** `isBeside`: next to the picture, not on it. */
  readonly onClick: (isBeside: boolean) => void
}

/** A modal window in which glightbox shows slides; what happens in it is decided elsewhere. */
export interface Stage {
  readonly modal: HTMLDialogElement
  /** Where slides lie: gestures begin here. */
  readonly surface: HTMLElement
  /** A place for what is drawn over the slides. */
  readonly frame: HTMLElement
  node(index: number): HTMLElement | undefined
  image(index: number): HTMLImageElement | undefined
  show(index: number): void
  /**
   * Loads a picture ahead and tells how it went; one that has failed is loaded again. A node of our
   * own is only put to its place.
   */
  load(index: number): void
  /** The end of a drag is no click. */
  ignoreClicks(isIgnored: boolean): void
  close(): void
}

interface Glightbox {
  readonly modal: HTMLDialogElement
  readonly slidesContainer: HTMLElement
  readonly settings: { slideEffect: string }
  open(element: null, index: number): void
  goToSlide(index: number): void
  preloadSlide(index: number): void
  destroy(): void
}

/** One at a time: glightbox names its nodes by ids. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const glightbox = await loadGlightbox()
  const { slides, index: first, label, onLoad, onFail, onClick } = options
  // Without the effects of its own it leaves nothing behind, whenever it is closed.
  const box = glightbox({
    ...{ openEffect: 'none', closeEffect: 'none', slideEffect: 'none', selector: '' },
    ...{ touchNavigation: false, keyboardNavigation: false, preload: false, closeButton: false },
    ...{
      closeOnOutsideClick: false,
      loop: true,
      elements: slides.map(slide => ({ ...slide, ...unmoved }))
    },
    ...templates(stageTemplate, slideTemplate)
  })
  const unlock = keepScrollbarPlace(document.documentElement)
  withoutScrollBar(() => box.open(null, first))
  box.settings.slideEffect = 'none'
  const { modal, slidesContainer: surface } = box
  modal.className += ` ${stageStyle()}`
  modal.setAttribute('aria-label', label)
  modal.showModal()
  const node = (index: number) => surface.querySelectorAll<HTMLElement>('.gslide')[index]
  const image = (index: number) =>
    slides[index]?.type === 'image' ? (node(index)?.querySelector('img') ?? undefined) : undefined
  let shown: number | undefined
  let isClickIgnored = false
  surface.addEventListener('click', ({ target }) => {
    const isInside = target instanceof Element && target.closest('.gslide-media') !== null
    if (!isClickIgnored) onClick(!isInside)
  })

  return {
    modal,
    surface,
    frame: modal.querySelector<HTMLElement>('.frame') ?? modal,
    node,
    image,
    show(index) {
      if (index === shown) return
      // One that is not loaded would be marked as the current one whenever it comes.
      box.preloadSlide(index)
      if (shown !== undefined) box.goToSlide(index)
      shown = index
      for (const slide of surface.querySelectorAll('.gslide'))
        slide.toggleAttribute('data-shown', slide === node(index))
    },
    load(index) {
      box.preloadSlide(index)
      const picture = image(index)
      if (picture === undefined) return
      const { src } = picture
      if (isBroken(picture)) picture.src = src
      whenSettled(picture, isGood => (isGood ? onLoad(index) : onFail(index)))
    },
    ignoreClicks(isIgnored) {
      isClickIgnored = isIgnored
    },
    close() {
      // Closed before it leaves the page, or the browser would not return the focus.
      modal.close()
      box.destroy()
      unlock()
    }
  }
}

/** It hears only from the slide itself that zoom and drag are not its own here. */
const unmoved = { draggable: false, zoomable: false }

async function loadGlightbox() {
  const { default: glightbox } = await import('glightbox')
  // Its types name other options and methods than its code has.
  return glightbox as unknown as (options: Readonly<Record<string, unknown>>) => Glightbox
}

/** It would write a rule for the place of the scroll bar, which the page's policy refuses. */
function withoutScrollBar(open: () => void) {
  const { style } = document.documentElement
  const before = style.overflow
  style.overflow = 'hidden'
  open()
  style.overflow = before
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

function whenSettled(image: HTMLImageElement, notify: (isGood: boolean) => void) {
  if (image.complete && image.naturalWidth > 0) return notify(true)
  const settled = new AbortController()
  for (const type of ['load', 'error'] as const) {
    image.addEventListener(
      type,
      () => {
        settled.abort()
        notify(type === 'load')
      },
      { signal: settled.signal }
    )
  }
}
