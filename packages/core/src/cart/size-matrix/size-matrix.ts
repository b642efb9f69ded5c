import { basketSubject } from '../../basket/basket.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import type { OfferPrice } from '../../entities/price.ts'
import type { Product, ProductGroup } from '../../entities/product.ts'
import { isWholesale, type Roles } from '../../session/roles.ts'
import type { Store } from '../../store/store.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { cardPrice, tierPrice } from '../../values/price/card-price.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { enterQuantity } from '../../values/quantity/quantity.ts'
import { sizeMatrixMessages as words } from './size-matrix.messages.ts'

/** Cell of the table: the group that its field buys. */
export interface MatrixCell {
  readonly groupId: number
  readonly stock: number
  /** «синий, 134, на складе 30 шт.»: the name of its field. */
  readonly label: string
  readonly prices: readonly OfferPrice[]
}

/** Colours by sizes; what is not made has no cell. Plain JSON. */
export interface SizeMatrix {
  readonly sizes: readonly string[]
  readonly rows: readonly {
    readonly title: string
    readonly cells: readonly (MatrixCell | null)[]
  }[]
}

/** The table of a product for who orders many at once: wholesale buyers. */
export const offeredMatrix = (
  product: Product,
  { roles, priceRole }: Pick<Roles, 'roles' | 'priceRole'>
): SizeMatrix | undefined => (isWholesale({ roles }) ? sizeMatrix(product, priceRole) : undefined)

/** The colours and sizes of a product as a table; undefined where there is nothing to choose. */
function sizeMatrix({ groups, title }: Product, role: string): SizeMatrix | undefined {
  if (groups.length < 2) return undefined
  const sizes = [...new Set(groups.map(sizeOf))]
  const colours = [...new Set(groups.map(colourOf))]
  const cellAt = (colour: string, size: string) => {
    const group = groups.find(own => colourOf(own) === colour && sizeOf(own) === size)
    return group === undefined ? null : toCell(group, title, role)
  }
  return {
    sizes: sizes.map(size => size || words.count),
    rows: colours.map(colour => ({
      title: colour || words.oneColour,
      cells: sizes.map(size => cellAt(colour, size))
    }))
  }
}

const sizeOf = ({ size }: ProductGroup) => size?.title ?? ''
const colourOf = ({ color }: ProductGroup) => color?.title ?? ''

function toCell(group: ProductGroup, title: string, role: string): MatrixCell {
  const option = [colourOf(group), sizeOf(group)].filter(text => text !== '').join(', ')
  const prices = group.offers[0]?.prices ?? []
  const shown = cardPrice(prices, role).priceRole
  return {
    groupId: group.id,
    stock: group.remnants,
    label: words.cell(option || title, group.remnants),
    prices: prices.filter(({ priceRole }) => priceRole === shown)
  }
}

/** Pieces by the id of their group. */
export type MatrixCounts = Readonly<Record<number, number>>

/** «12 штук на 5 400 ₽» by the tier of each line (B2); empty while there is nothing. */
export function matrixTotal(matrix: SizeMatrix, counts: MatrixCounts, rules: PriceRules): string {
  const lines = cellsOf(matrix).map(({ groupId, prices }) => {
    const count = counts[groupId] ?? 0
    return { count, kopecks: kopecks(tierPrice(prices, rules.priceRole, count).value) * count }
  })
  const pieces = lines.reduce((sum, { count }) => sum + count, 0)
  const sum = lines.reduce((all, line) => all + line.kopecks, 0)
  return pieces === 0
    ? ''
    : words.total(countOf(pieces, countedNouns.pieces), showPrice(sum / 100, rules))
}

const cellsOf = ({ rows }: SizeMatrix) =>
  rows.flatMap(({ cells }) => cells.filter(cell => cell !== null))

/** Returns the quantities of the fields: typed ones, otherwise those in the basket. */
export const matrixCounts = (
  matrix: SizeMatrix,
  basket: BasketContext,
  typed: MatrixCounts
): MatrixCounts => ({
  ...Object.fromEntries(
    cellsOf(matrix).map(({ groupId }) => [groupId, quantityOf(basket, groupId)])
  ),
  ...typed
})

/** Puts what was typed into the basket in one go; what lies there so already is left alone. */
export function addMatrix(store: Pick<Store, 'get' | 'send'>, typed: MatrixCounts): void {
  const basket = store.get(basketSubject)
  for (const [id, count] of Object.entries(typed)) {
    const key = Number(id)
    if (quantityOf(basket, key) !== count)
      store.send(basketSubject, { type: 'line.set', key, count })
  }
}

/** Pieces that a text in the field of a cell means; an empty field is none. */
export const typedPieces = ({ stock }: MatrixCell, text: string, before: number): number =>
  enterQuantity(text || '0', before, { min: 0, max: stock }).value

/** «30 шт.» or «нет»: what stands under a field. */
export const cellStock = ({ stock }: Pick<MatrixCell, 'stock'>): string =>
  stock === 0 ? words.gone : words.left(stock)

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1]
}

/** The group whose field a key leads to, over what is sold out or not made; undefined at the edge. */
export function cellToward(matrix: SizeMatrix, groupId: number, key: string): number | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
  const row = matrix.rows.findIndex(({ cells }) => cells.some(isCellOf(groupId)))
  const column = matrix.rows[row]?.cells.findIndex(isCellOf(groupId)) ?? -1
  if (step === undefined || column === -1) return undefined
  for (let far = 1; ; far += 1) {
    const cells = matrix.rows[row + step[0] * far]?.cells
    const cell = cells?.[column + step[1] * far]
    if (cell === undefined) return undefined
    if (cell !== null && cell.stock > 0) return cell.groupId
  }
}

const isCellOf = (groupId: number) => (cell: MatrixCell | null) => cell?.groupId === groupId
