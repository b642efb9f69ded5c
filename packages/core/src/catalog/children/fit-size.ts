import type { Child } from './child.ts'
import { sizeColumns as columns } from './children.messages.ts'

/** The first column names the size. */
export interface Measured {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The row a child wears, or on which side of the table it stands. */
export type Fit =
  | { readonly kind: 'fits'; readonly size: string; readonly place: number }
  | { readonly kind: 'tooSmall' | 'tooTall' }

/**
 * The least size of a brand's table that is not too small in height and chest: between two sizes one
 * takes the larger. Undefined for a table that knows no height, such as one of shoes.
 */
export function fitSize(
  table: Measured,
  { height, chest }: Pick<Child, 'height' | 'chest'>
): Fit | undefined {
  const heights = columnOf(table, columns.height)
  if (heights === undefined) return undefined
  const chests = chest === undefined ? undefined : columnOf(table, columns.chest)
  const byHeight = placeOf(heights, height)
  const byChest = chests === undefined || chest === undefined ? 0 : placeOf(chests, chest)
  return fitOf(table, Math.max(byHeight, byChest), height < (heights[0] ?? 0) - stepOf(heights))
}

function fitOf({ rows }: Measured, place: number, isTiny: boolean): Fit {
  const size = rows[place]?.[0]
  if (size === undefined) return { kind: 'tooTall' }
  return isTiny && place === 0 ? { kind: 'tooSmall' } : { kind: 'fits', size, place }
}

/** The numbers of a column, centimetres; undefined without such a column. */
function columnOf({ columns, rows }: Measured, name: string): readonly number[] | undefined {
  const place = columns.findIndex(column => column.toLowerCase().startsWith(name))
  if (place === -1) return undefined
  return rows.map(cells => Number.parseFloat((cells[place] ?? '').replace(',', '.')))
}

/** The first row that is no smaller; past the last one where all are. */
function placeOf(measures: readonly number[], wanted: number): number {
  const place = measures.findIndex(measure => measure >= wanted)
  return place === -1 ? measures.length : place
}

const stepOf = ([first = 0, second = first]: readonly number[]) => second - first
