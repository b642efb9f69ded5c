import * as z from 'zod/mini'

/** A word that may be one this front does not know yet; the compiler still completes the known ones. */
export type OpenWord<Word extends string> = Word | (string & {})

/**
 * Describes a word of an answer: one that a newer backend has added becomes `fallback`, so that the
 * answer is still read. Anything but a text is refused. Words of a body or a query stay `z.enum`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<const Word extends string, Fallback extends Word | undefined>(
  words: readonly Word[],
  fallback: Fallback
): z.ZodMiniType<Word | Fallback, Word | Fallback> {
  const other = z.pipe(
    z.string(),
    z.transform(() => fallback)
  )
  // Any text is read, but what writes an answer is held to the known words.
  return z.union([z.enum(words), other]) as z.ZodMiniType<Word | Fallback, Word | Fallback>
}

/** Describes a word that is kept as it came, known or not: one that is sent back, or compared only. */
/* @__NO_SIDE_EFFECTS__ */
export function openWord<const Word extends string>(
  words: readonly Word[]
): z.ZodMiniType<OpenWord<Word>, OpenWord<Word>> {
  return z.union([z.enum(words), z.string()])
}

/** Describes a list of words that leaves unknown ones out: rights, or names that a screen looks up. */
/* @__NO_SIDE_EFFECTS__ */
export function openList<const Word extends string>(
  words: readonly Word[]
): z.ZodMiniType<Word[], Word[]> {
  const list = z.pipe(
    z.array(openWord(words)),
    z.transform(found => found.filter(word => isOneOf(words, word)))
  )
  return list as z.ZodMiniType<Word[], Word[]>
}

export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some(each => each === word)
