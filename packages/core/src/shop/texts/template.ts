import { plural } from '../../values/plural/plural.ts'
import { formatAmount } from '../../values/price/price-format.ts'

/** `{1}`, or `{1|штука|штуки|штук}` for 1, 2 and 5 of what `{1}` is. */
export const PLACE = /\{(\d)(?:\|([^{}|]*)\|([^{}|]*)\|([^{}|]*))?\}/g

/** What a text with places says: the first thing it is given stands in place of `{1}`. */
export const textFunction =
  (template: string) =>
  (...given: readonly unknown[]): string =>
    template.replace(PLACE, (_, place: string, one?: string, few = '', many = '') => {
      const value = given[Number(place) - 1]
      return one === undefined ? shown(value) : plural(countIn(value), [one, few, many])
    })

const shown = (value: unknown) => (typeof value === 'number' ? formatAmount(value) : String(value))

/** A count may come written: «1 290». */
const countIn = (value: unknown) => Number(String(value).replace(/\s/g, ''))
