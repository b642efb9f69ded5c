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

const NUMBERED = /^(.+)-(\d{1,9})$/

interface Gallery {
  readonly slug: string
  readonly slides: readonly { readonly slug?: string | undefined }[]
}

/** The hash of a slide, without `#`: the gallery's name, from the second slide on with its number. */
export function slideHash(gallery: Gallery, index: number): string {
  const { slug, slides } = gallery
  const own = slides[index]?.slug
  if (own !== undefined && own !== '') return own
  return index === 0 ? slug : `${slug}-${index + 1}`
}

/**
 * The slide that a hash names, or undefined; a number beyond the ends takes the nearest (C20).
 *
 * @example
 * ```ts
 * import { slideOfHash } from '@vitrina/core/viewer'
 *
 * const gallery = { slug: 'foto', slides: [{}, {}, {}] }
 * slideOfHash(gallery, '#foto-2') // → 1
 * ```
 */
export function slideOfHash(gallery: Gallery, hash: string): number | undefined {
  const { slug, slides } = gallery
  const text = decoded(hash.replace(/^#/, ''))
  if (text === '' || slides.length === 0) return undefined
  const [, name, number] = NUMBERED.exec(text) ?? []
  if (name === slug) return Math.min(Math.max(Number(number), 1), slides.length) - 1
  if (text === slug) return 0
  const own = slides.findIndex(slide => slide.slug === text)
  return own === -1 ? undefined : own
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // Anybody can write a broken percent sign into an address.
  }
}

/** A vertical drag that closes (§4). */
export const CLOSE_DISTANCE_PX = 150
export const FLICK_DISTANCE_PX = 35
export const FLICK_MS = 350

export interface Drag {
  readonly deltaXPx: number
  readonly deltaYPx: number
  readonly durationMs: number
}

/** Whether the lightbox closes after a drag; a sideways one never closes. */
export const dragCloses = ({ deltaXPx, deltaYPx, durationMs }: Drag): boolean =>
  Math.abs(deltaYPx) > Math.abs(deltaXPx) && isFarEnough(deltaYPx, durationMs)

/** The slides a sideways drag goes on by: the picture follows the finger. */
export function dragTurns({ deltaXPx, deltaYPx, durationMs }: Drag): 1 | -1 | 0 {
  if (Math.abs(deltaXPx) <= Math.abs(deltaYPx) || !isFarEnough(deltaXPx, durationMs)) return 0
  return deltaXPx < 0 ? 1 : -1
}

function isFarEnough(deltaPx: number, durationMs: number): boolean {
  const distance = Math.abs(deltaPx)
  return distance >= CLOSE_DISTANCE_PX || (distance >= FLICK_DISTANCE_PX && durationMs < FLICK_MS)
}

export const CLOSE_KEYS: readonly string[] = ['Escape', 'Delete', 'Backspace']
export const NEXT_KEYS: readonly string[] = ['ArrowRight', 'ArrowUp', 'PageUp']
export const PREVIOUS_KEYS: readonly string[] = ['ArrowLeft', 'ArrowDown', 'PageDown']

export interface KeyPress {
  readonly key: string
  readonly isModified: boolean
  /** The key is meant for a field. */
  readonly isInField: boolean
}

export type KeyIntent = 'close' | 'next' | 'previous'

/** What a key asks of the lightbox (§9); Escape always closes, the others only outside fields (C19). */
export function keyIntent(press: KeyPress): KeyIntent | undefined {
  const { key, isModified, isInField } = press
  if (key === 'Escape') return 'close'
  if (isModified || isInField) return undefined
  if (CLOSE_KEYS.includes(key)) return 'close'
  if (NEXT_KEYS.includes(key)) return 'next'
  return PREVIOUS_KEYS.includes(key) ? 'previous' : undefined
}
