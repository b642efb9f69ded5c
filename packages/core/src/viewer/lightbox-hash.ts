const NUMBERED = /^(.+)-(\d{1,9})$/

export interface Gallery {
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
