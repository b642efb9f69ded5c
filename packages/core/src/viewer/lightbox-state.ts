import type { LightboxSlide } from '../entities/lightbox-slide.ts'

/** Neighbours on each side that are loaded ahead (§9). */
export const PRELOAD = 1

export interface LightboxContext {
  readonly slug: string
  readonly slides: readonly LightboxSlide[]
  readonly index: number
  /** After the last comes the first (§9). */
  readonly isInfinite: boolean
}

export interface LightboxOptions {
  readonly slug: string
  readonly slides: readonly LightboxSlide[]
  readonly index?: number
  readonly isInfinite?: boolean
}

export const lightboxState = (options: LightboxOptions): LightboxContext => ({
  slug: options.slug,
  slides: options.slides,
  index: options.index ?? 0,
  isInfinite: options.isInfinite ?? true
})

/** The slide so many steps away; at the ends of a finite gallery the last one stays. */
export function indexAfter(context: LightboxContext, steps: number): number {
  const { index, isInfinite } = context
  const count = slidesOf(context).length
  if (count === 0) return 0
  const wanted = index + steps
  return isInfinite ? ((wanted % count) + count) % count : Math.min(count - 1, Math.max(0, wanted))
}

/** Whether a slideshow can go on from here. */
export const hasNext = (context: LightboxContext) => indexAfter(context, 1) !== context.index

/** Slides to load: the shown one and its neighbours, across the ends of an infinite gallery. */
export function slidesToLoad(context: LightboxContext): readonly number[] {
  const steps = Array.from({ length: 2 * PRELOAD + 1 }, (_, at) => at - PRELOAD)
  return [...new Set(steps.map(step => indexAfter(context, step)))].sort((a, b) => a - b)
}

/** Anything else than a lightbox is refused by the name of what it lacks. */
const slidesOf = ({ slides }: LightboxContext) => slides
