import { isLineSettling, lineMessage } from '../../basket/basket.selectors.ts'
import type { LineKey } from '../../basket/basket-line.ts'
import { isLineSelected, quantityOf } from '../../basket/basket-log.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import { choiceHref, restockHref } from '../../catalog/choice/choice-href.ts'
import { colorPicture } from '../../catalog/choice/color-picture.ts'
import { productHref } from '../../catalog/product/product-href.ts'
import type { ConstructorSet } from '../../entities/basket.ts'
import type { Picture } from '../../entities/picture.ts'
import type { ProductCard, ProductGroup } from '../../entities/product.ts'
import type { QuantityRules } from '../../values/quantity/quantity.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { setPath } from '../set-builder/set-path.ts'

interface RowView {
  /** What commands and selectors of the basket know it by. */
  readonly key: LineKey
  /** Of its place in the page. */
  readonly id: string
  readonly title: string
  /** «синий, рост 134»; of a set what it is made of. */
  readonly variant: string
  /** Undefined where it has no page of its own. */
  readonly href: string | undefined
  /** Where a letter about the return of what is gone is asked for. */
  readonly restockHref: string | undefined
  readonly picture: Picture | undefined
  readonly count: number
  /** Pieces in stock. */
  readonly remnants: number
  /** Of the half that cannot be ordered. */
  readonly isGone: boolean
  readonly isSelected: boolean
  /** A change of it was refused, and the basket is being read anew. */
  readonly isSettling: boolean
  /** What the server or the network says of it, or an empty string. */
  readonly message: string
}

/** A product in the basket as its visitor wants it. */
export interface LineRow extends RowView {
  readonly kind: 'line'
  readonly product: ProductCard
  readonly group: ProductGroup
}

/** Several products bought as one. */
export interface SetRow extends RowView {
  readonly kind: 'set'
  readonly set: ConstructorSet
  /** Where it is built anew. */
  readonly editHref: string
}

/** A line of the basket. */
export type BasketRow = LineRow | SetRow

/** The lines of one of the two buckets, sets first; without a word, what can be bought before what is gone. */
export const basketRows = (basket: BasketContext, inStock?: boolean): readonly BasketRow[] =>
  inStock === undefined
    ? [...basketRows(basket, true), ...basketRows(basket, false)]
    : (basket.buckets ?? [])
        .filter(bucket => bucket.inStock === inStock)
        .flatMap(({ constructorSets, products }) => [
          ...constructorSets.map(set => setRow(basket, set, !inStock)),
          ...products.flatMap(product =>
            product.groups.map(group => lineRow(basket, product, group, !inStock))
          )
        ])
        .filter(row => row.count > 0)

/** Pieces of several lines; a set is one piece, as the badge counts it (B7). */
export const piecesOf = (rows: readonly BasketRow[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0)

/** The lines that are going to be ordered. */
export const selectedRows = (rows: readonly BasketRow[]): readonly BasketRow[] =>
  rows.filter(row => row.isSelected)

/** «Сарафан «Линейка», синий, рост 134». */
export const rowName = ({ title, variant }: Pick<BasketRow, 'title' | 'variant'>): string =>
  [title, variant].filter(Boolean).join(', ')

type CountedRow = Pick<BasketRow, 'remnants' | 'count' | 'isGone' | 'isSettling'>

/**
 * The rules of a line's counter: up to the stock, and never below what lies in the basket. It is disabled
 * when the line is sold out, and from a refusal until the basket is read anew.
 */
export const rowRules = ({ remnants, count, isGone, isSettling }: CountedRow): QuantityRules => ({
  max: Math.max(remnants, count),
  isDisabled: isGone || isSettling
})

function lineRow(
  basket: BasketContext,
  product: ProductCard,
  group: ProductGroup,
  isGone: boolean
): LineRow {
  const href = productHref(product)
  return {
    kind: 'line',
    ...{ product, group, href, isGone },
    ...wanted(basket, group.id),
    title: boundUnits(product.title),
    variant: variantOf(group),
    restockHref: isGone ? restockHref(choiceHref(href, group)) : undefined,
    picture: colorPicture(product.images, group.color),
    remnants: group.remnants
  }
}

const setRow = (basket: BasketContext, set: ConstructorSet, isGone: boolean): SetRow => ({
  kind: 'set',
  ...{ set, isGone },
  editHref: setPath(set.id),
  ...wanted(basket, set.id),
  title: boundUnits(set.title),
  variant: set.products.map(pieceName).join('; '),
  href: undefined,
  restockHref: undefined,
  picture: colorPicture(set.products[0]?.images ?? [], set.products[0]?.groups[0]?.color),
  remnants: Math.min(...partsOf(set).map(({ remnants }) => remnants))
})

/** What the visitor has done to a line. */
const wanted = (basket: BasketContext, key: LineKey) => ({
  key,
  id: `line-${key}`,
  count: quantityOf(basket, key),
  isSelected: isLineSelected(basket, key),
  isSettling: isLineSettling(basket, key),
  message: lineMessage(basket, key)
})

const partsOf = ({ products }: ConstructorSet) => products.flatMap(({ groups }) => groups)

const pieceName = ({ title, groups }: ProductCard) =>
  rowName({ title: boundUnits(title), variant: groups.map(variantOf).join(', ') })

/** «синий, рост 134». */
export const variantOf = ({ color, size }: Pick<ProductGroup, 'color' | 'size'>) =>
  [color?.title, size?.title].filter(Boolean).join(', ')
