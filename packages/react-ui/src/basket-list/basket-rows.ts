import { type BasketContext, isLineSelected, lineMessage, quantityOf } from '@vitrina/core/basket'
import { type ProductCard, type ProductGroup } from '@vitrina/core/entities'

/** A line of the basket as its visitor wants it. */
export interface BasketRow {
  readonly product: ProductCard
  readonly group: ProductGroup
  readonly count: number
  readonly isSelected: boolean
  /** What the server or the network says of the line, or an empty string. */
  readonly message: string
}

/** The lines of one of the two buckets. */
export const basketRows = (basket: BasketContext, inStock: boolean): readonly BasketRow[] =>
  (basket.buckets ?? [])
    .filter(bucket => bucket.inStock === inStock)
    .flatMap(bucket => bucket.products)
    .flatMap(product => product.groups.map(group => toRow(basket, product, group)))
    .filter(row => row.count > 0)

/** Pieces of several lines. */
export const piecesOf = (rows: readonly BasketRow[]) =>
  rows.reduce((sum, { count }) => sum + count, 0)

export const selectedRows = (rows: readonly BasketRow[]) => rows.filter(row => row.isSelected)

/** The first chosen line that has something wrong about it. */
export const wrongRow = (rows: readonly BasketRow[]) =>
  selectedRows(rows).find(row => row.message !== '')

export const groupIdsOf = (rows: readonly BasketRow[]) => rows.map(({ group }) => group.id)

/** «Сарафан «Линейка», синий, рост 134». */
export const rowName = ({ product, group }: BasketRow) =>
  [product.title, variantOf(group)].filter(Boolean).join(', ')

/** The id of a line's place in the page. */
export const rowId = (groupId: number) => `line-${groupId}`

/** «синий, рост 134». */
export const variantOf = ({ color, size }: Pick<ProductGroup, 'color' | 'size'>) =>
  [color?.title, size?.title].filter(Boolean).join(', ')

const toRow = (basket: BasketContext, product: ProductCard, group: ProductGroup): BasketRow => ({
  product,
  group,
  count: quantityOf(basket, group.id),
  isSelected: isLineSelected(basket, group.id),
  message: lineMessage(basket, group.id)
})
