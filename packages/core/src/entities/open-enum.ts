import * as z from 'zod/mini'

/** A word that may be one this front does not know yet; the compiler still completes the known ones. */
export type OpenWord<Word extends string> = Word | (string & {})

/** A word of an answer that its contract does not list. */
export interface UnknownWord {
  /** Where it stands in the answer. */
  readonly path: readonly (string | number)[]
  /** The words that the contract lists. */
  readonly words: readonly string[]
}

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
  words.some(known => known === word)

/**
 * Finds the words of an answer that its contract does not list. A front reads them all the same; in a
 * backend's own answer they are a fault. Expects an answer that keeps its schema otherwise.
 */
export function unknownWords(
  schema: z.core.$ZodType,
  value: unknown,
  path: UnknownWord['path'] = []
): readonly UnknownWord[] {
  // By its name: the classes of zod would bring all of it into every front.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'union': {
      const words = listed(def.options)
      const isUnknown = typeof value === 'string' && words !== undefined && !words.includes(value)
      return isUnknown ? [{ path, words }] : []
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        unknownWords(field, Reflect.get(Object(value), key), [...path, key])
      )
    case 'array':
      return [...(Array.isArray(value) ? value : [])].flatMap((item, at) =>
        unknownWords(def.element, item, [...path, at])
      )
    case 'pipe':
      return unknownWords(def.in, value, path)
    case 'optional':
    case 'nullable':
      return unknownWords(def.innerType, value, path)
    default:
      return []
  }
}

/** The words of an open list, which is a union of a closed one and any text. */
function listed([words]: readonly z.core.$ZodType[]): readonly string[] | undefined {
  const { values, def } = (words as z.core.$ZodTypes)._zod
  return def.type === 'enum' ? [...(values ?? [])].map(String) : undefined
}
