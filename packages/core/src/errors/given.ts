// JavaScript callers give what no type allows.

/** What was given where text belongs; anything else is no text. */
export const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** What was given where a list belongs; anything else is an empty one. */
export const listOf = <Item>(given: readonly Item[]): readonly Item[] =>
  Array.isArray(given) ? given : []

/** What was given where a number belongs; anything else is no number. */
export const numberOf = (given: unknown): number => (typeof given === 'number' ? given : Number.NaN)

/** Refuses what is no object, by the name of the argument: `createShop(platform)`. */
export function needObject(given: unknown, argument: string): void {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isObject) throw new TypeError(`${argument}: an object is needed`)
}

/** The same for the members that have to be functions. */
export function needFunctions(given: object, argument: string, names: readonly string[]): void {
  for (const name of names) {
    if (typeof Reflect.get(given, name) !== 'function') {
      throw new TypeError(`${argument}: ${name} has to be a function`)
    }
  }
}
