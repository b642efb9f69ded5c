/** Ids are PostgreSQL integers: anything else in the storage is junk. */
const ID_MAX = 2 ** 31 - 1
/** Longer texts are not even parsed: nobody's list is so long. */
const TEXT_MAX = 100_000

/**
 * The product ids of a list kept on the device, newest first. Anybody may have written there:
 * what is no id is left out, what is no list counts as an empty one.
 */
export function parseIds(text: string | null | undefined, limit: number): readonly number[] {
  if (!text || text.length > TEXT_MAX) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? tidyIds(value, limit) : []
  } catch {
    return []
  }
}

/** Ids that a product can have, each once, at most `limit` of them. */
export const tidyIds = (values: readonly unknown[], limit: number): readonly number[] =>
  [...new Set(values.filter(isId))].slice(0, limit)

export const withId = (ids: readonly number[], id: number): readonly number[] => [
  id,
  ...withoutIds(ids, [id])
]

export const withoutIds = (ids: readonly number[], gone: readonly number[]): readonly number[] =>
  ids.filter(id => !gone.includes(id))

/** PostgreSQL would refuse any other. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= ID_MAX
