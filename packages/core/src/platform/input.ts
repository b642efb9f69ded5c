// JavaScript callers give what no type allows.

/** What was given where text belongs; anything else is no text. */
export const textOf = (input: unknown): string => (typeof input === 'string' ? input : '')

/** What was given where a list belongs; anything else is an empty one. */
export const listOf = <Item>(input: readonly Item[]): readonly Item[] =>
  Array.isArray(input) ? input : []

/** What was given where a number belongs, also as text; anything else is no number. */
export const numberOf = (input: unknown): number => +String(input)

/** What was given where an object belongs whose members may all lack; anything else has none. */
export const objectOf = <Input extends object>(input: Input | undefined): Partial<Input> =>
  typeof input === 'object' && input !== null ? input : {}

/** Refuses an argument by its name, `priceRules(session.currencies)`, and what it should be. */
export function need(isGood: boolean, argument: string, wanted: string): void {
  if (!isGood) throw new TypeError(`${argument}: ${wanted} is needed`)
}

/** Refuses what is no object, by the name of the argument: `createShop(platform)`. */
export function needObject<Input>(input: Input, argument: string): Input {
  need(typeof input === 'object' && input !== null && !Array.isArray(input), argument, 'an object')
  return input
}
