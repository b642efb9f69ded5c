import { formatAmount } from '../price/price-format.ts'

/** «товар», «товара», «товаров»: for 1, 2 and 5. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The form a Russian noun takes after a count; fractions take the second («1,5 товара»). */
export function plural(count: number, forms: PluralForms): string {
  const [one, few, many] = forms
  const whole = Math.abs(count)
  // The first use of `Intl` holds up a page: see docs/adr/0022.
  if (!Number.isInteger(whole)) return few
  const [last, lastTwo] = [whole % 10, whole % 100]
  if (last === 0 || last > 4 || (lastTwo > 10 && lastTwo < 15)) return many
  return last === 1 ? one : few
}

/**
 * «5 товаров», «1 290 товаров».
 *
 * @example
 * ```ts
 * import { countedNouns, countOf } from '@vitrina/core/values'
 *
 * countOf(21, countedNouns.products) // → '21 товар'
 * ```
 */
export const countOf = (count: number, forms: PluralForms) =>
  `${formatAmount(count)} ${plural(count, forms)}`
