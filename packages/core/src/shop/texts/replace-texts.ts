import { catalogue } from './catalogue.ts'
import { placeText, type Text, textLike } from './place-text.ts'
import { type KnownText, knownTexts, readTexts } from './read-texts.ts'
import type { TextReplacements, Words } from './text-replacements.ts'

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
 * words are wanted, one of `wordings` or none. `words` is the catalogue of a front that has words of its
 * own beside the core's.
 */
export function switchTexts<Replacements extends object = TextReplacements>(
  wordings: readonly Replacements[],
  current: () => Replacements | undefined,
  words: Words = catalogue
): void {
  const known = knownTexts(words)
  const placed = new Map(wordings.map(texts => [texts, placedTexts(texts, known)]))
  for (const key of new Set(wordings.flatMap(texts => Object.keys(texts)))) {
    const text = known.get(key)
    if (text === undefined) continue
    const { holder, name, own } = text
    placeText(holder, name, () => {
      const texts = current()
      return (texts && placed.get(texts)?.get(key)) ?? own
    })
  }
}

const placedTexts = (
  texts: object,
  known: ReadonlyMap<string, KnownText>
): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries<Text | undefined>({ ...texts }).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, textLike(known.get(key)?.own, text)] as const]
    )
  )

/** A whole catalogue as an owner would write it: every key with today's words. */
export const allTexts = (words: Words = catalogue): Readonly<Record<string, Text>> =>
  Object.fromEntries([...knownTexts(words)].map(([key, { text }]) => [key, text]))
