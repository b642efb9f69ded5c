import { plural } from '../../values/plural/plural.ts'
import { formatAmount } from '../../values/price/price-format.ts'

/** `{1}`, or `{1|штука|штуки|штук}` for 1, 2 and 5 of what `{1}` is. */
export const PLACE = /\{(\d)(?:\|([^{}|]*)\|([^{}|]*)\|([^{}|]*))?\}/g

/** What a text with places says: the first thing it is given stands in place of `{1}`. */
const textFunction =
  (template: string) =>
  (...args: readonly unknown[]): string =>
    template.replace(PLACE, (_, place: string, one?: string, few = '', many = '') => {
      const value = args[Number(place) - 1]
      return one === undefined ? shown(value) : plural(countIn(value), [one, few, many])
    })

const shown = (value: unknown) => (typeof value === 'number' ? formatAmount(value) : String(value))

/** A count may come written: «1 290». */
const countIn = (value: unknown) => Number(String(value).replace(/\s/g, ''))

/** What stands at a key: a text, or a list of texts. */
export type Text = string | readonly string[]

/** Puts a text in place of one of a group of words; `read` is asked each time that it is said. */
export function placeText(holder: object, name: string, read: () => unknown): void {
  Object.defineProperty(holder, name, { get: read, enumerable: true, configurable: true })
}

/** A text as those who say it take it: where they give numbers and names, `{1}` is the first of them. */
export const textLike = (own: unknown, text: Text): unknown =>
  typeof own === 'function' && typeof text === 'string' ? textFunction(text) : text

/**
 * Puts the words of one group in their places: for a page whose code comes in pieces, each with the
 * groups it needs. The texts have been checked by `readTexts`.
 */
export function placeGroup(
  group: string,
  words: object,
  texts: Readonly<Record<string, Text>>
): void {
  for (const [key, text] of Object.entries(texts)) {
    const [first, ...path] = key.split('.')
    if (first !== group) continue
    const name = path.pop() ?? ''
    const holder: unknown = path.reduce(memberOf, words)
    if (typeof holder !== 'object' || holder === null) continue
    const placed = textLike(memberOf(holder, name), text)
    placeText(holder, name, () => placed)
  }
}

const memberOf = (holder: unknown, name: string): unknown => Object(holder)[name]
