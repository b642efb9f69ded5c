import type { ComparedProduct } from '../../entities/compared-product.ts'
import { comparable } from '../../values/spelling/words.ts'

export interface CompareRow {
  readonly title: string
  /** One per product, in their order; undefined where a product does not say. */
  readonly values: readonly (string | undefined)[]
  readonly isSame: boolean
}

export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

type Described = Pick<ComparedProduct, 'characteristicGroups'>

/** The rows of a comparison: every characteristic that any of the products has. */
export function compareRows(products: readonly Described[]): readonly CompareGroup[] {
  const groups = products.flatMap(product => product.characteristicGroups)
  return unique(groups.map(group => group.title)).map(title => ({
    title,
    rows: rowTitles(groups, title).map(row => compareRow(products, title, row))
  }))
}

/** Only what tells the products apart; a group where nothing does is left out. */
export const differentRows = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups
    .map(group => ({ ...group, rows: group.rows.filter(row => !row.isSame) }))
    .filter(group => group.rows.length > 0)

function compareRow(products: readonly Described[], group: string, title: string): CompareRow {
  const values = products.map(product => textOf(product, group, title))
  return { title, values, isSame: unique(values.map(spelledAlike)).length === 1 }
}

const rowTitles = (groups: ComparedProduct['characteristicGroups'], title: string) =>
  unique(
    groups
      .filter(group => group.title === title)
      .flatMap(group => group.characteristics.map(characteristic => characteristic.title))
  )

/** A characteristic given twice has both values. */
function textOf(product: Described, group: string, title: string): string | undefined {
  const values = product.characteristicGroups
    .filter(each => each.title === group)
    .flatMap(each => each.characteristics)
    .filter(each => each.title === title)
    .map(each => each.value.trim())
  return values.length === 0 ? undefined : unique(values).join(', ')
}

/** Spelling does not make goods different. */
const spelledAlike = (value: string | undefined) => value && comparable(value)

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]
