// JavaScript callers give what no type allows.

/** What was given where text belongs; anything else is no text. */
export const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** What was given where a list belongs; anything else is an empty one. */
export const listOf = <Item>(given: readonly Item[]): readonly Item[] =>
  Array.isArray(given) ? given : []

/** What was given where a number belongs, also as text; anything else is no number. */
export const numberOf = (given: unknown): number => +String(given)

/** What was given where an object belongs whose members may all lack; anything else has none. */
export const objectOf = <Given extends object>(given: Given | undefined): Partial<Given> =>
  typeof given === 'object' && given !== null ? given : {}

/** Refuses an argument by its name, `priceRules(session.currencies)`, and what it should be. */
export function need(isGood: boolean, argument: string, wanted: string): void {
  if (!isGood) throw new TypeError(`${argument}: ${wanted} is needed`)
}

/** Refuses what is no object, by the name of the argument: `createShop(platform)`. */
export function needObject<Given>(given: Given, argument: string): Given {
  need(typeof given === 'object' && given !== null && !Array.isArray(given), argument, 'an object')
  return given
}
