import { formatAmount } from '../price/price-format.ts'

/** «товар», «товара», «товаров»: for 1, 2 and 5. */
export type PluralForms = readonly [one: string, few: string, many: string]

const rules = /* @__PURE__ */ new Intl.PluralRules('ru-RU')

/** The form a Russian noun takes after a count; fractions take the second («1,5 товара»). */
export function plural(count: number, forms: PluralForms): string {
  const [one, few, many] = forms
  const category = rules.select(Math.abs(count))
  if (category === 'one') return one
  return category === 'many' ? many : few
}

/**
 * «5 товаров», «1 290 товаров».
 *
 * @example
 * ```ts
 * import { countedNouns, countOf } from '@vitrina/core/plural'
 *
 * countOf(21, countedNouns.products) // → '21 товар'
 * ```
 */
export const countOf = (count: number, forms: PluralForms) =>
  `${formatAmount(count)} ${plural(count, forms)}`
