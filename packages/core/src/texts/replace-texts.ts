import { knownTexts } from './known-texts.ts'
import { placeText, type Text, textLike } from './place-text.ts'
import { readTexts } from './read-texts.ts'
import type { TextReplacements } from './text-replacements.ts'

/**
 * Puts words of a shop's own in place of the core's, for the whole process or page; throws a TypeError
 * that names every wrong key.
 *
 * @example
 * ```ts
 * import { replaceTexts } from '@vitrina/core/texts'
 *
 * replaceTexts({ 'basket.few': 'Ещё {1} {1|штука|штуки|штук}' })
 * ```
 */
export function replaceTexts(texts: TextReplacements): void {
  switchTexts([readTexts(texts)], () => texts)
}

/**
 * The same for a process that speaks for several sites: whenever a text is said, `current` tells whose
 * words are wanted, one of `wordings` or none.
 */
export function switchTexts(
  wordings: readonly TextReplacements[],
  current: () => TextReplacements | undefined
): void {
  const placed = new Map(wordings.map(texts => [texts, placedTexts(texts)]))
  for (const key of new Set(wordings.flatMap(texts => Object.keys(texts)))) {
    const known = knownTexts().get(key)
    if (known === undefined) continue
    const { holder, name, own } = known
    placeText(holder, name, () => {
      const texts = current()
      return (texts && placed.get(texts)?.get(key)) ?? own
    })
  }
}

const placedTexts = (texts: TextReplacements): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, textLike(knownTexts().get(key)?.own, text)] as const]
    )
  )

/** The whole catalogue as an owner would write it: every key with today's words of the core. */
export const allTexts = (): Readonly<Record<string, Text>> =>
  Object.fromEntries([...knownTexts()].map(([key, { text }]) => [key, text]))
