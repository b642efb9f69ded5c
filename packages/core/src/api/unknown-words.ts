import type * as z from 'zod/mini'

/** A word of an answer that its contract does not list. */
export interface UnknownWord {
  /** Where it stands in the answer. */
  readonly path: readonly (string | number)[]
  /** The words that the contract lists. */
  readonly words: readonly string[]
}

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
