import type { Partner, PartnerCard, SizeTable } from '../../entities/partner.ts'
import type { Picture } from '../../entities/picture.ts'
import type { ProductCard } from '../../entities/product.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { brandPath, sizesPath } from './brand-path.ts'

/** A brand in a list. */
export interface BrandView {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly description: string
  readonly picture: Picture | undefined
  /** «59 товаров» */
  readonly products: string
  /** Where its size table is; none without one. */
  readonly sizesHref: string | undefined
}

export const brandView = (brand: PartnerCard): BrandView => ({
  id: brand.id,
  href: brandPath(brand),
  title: brand.title,
  description: brand.description,
  picture: brand.image ?? undefined,
  products: countOf(brand.productsCount, countedNouns.products),
  sizesHref: brand.hasSizeTable ? sizesPath(brand) : undefined
})

/** A size table with the row of one size marked. */
export interface SizeTableView extends Pick<SizeTable, 'title' | 'note' | 'columns'> {
  readonly rows: readonly { readonly cells: readonly string[]; readonly isChosen: boolean }[]
}

export const sizeTableView = ({ title, note, columns, rows }: SizeTable): SizeTableView => ({
  ...{ title, note, columns },
  rows: rows.map(cells => ({ cells, isChosen: false }))
})

/** `size` as the product names it: the first column names the sizes of a table. */
export const markSize = (table: SizeTableView, size: string | undefined): SizeTableView => ({
  ...table,
  rows: table.rows.map(({ cells }) => ({ cells, isChosen: cells[0] === size }))
})

/** The brand whose table may speak of a product's sizes; none of a product without brand or sizes. */
export const brandOfSizes = (product: SizedProduct): string | undefined =>
  sizesOf(product).length > 0 ? product.partner?.code : undefined

/** Returns the address of the brand's size table, if it has the product's sizes. */
export const sizesHref = (
  product: SizedProduct,
  { code, sizeTable }: Pick<Partner, 'code' | 'sizeTable'>
): string | undefined =>
  sizeTable !== null && hasSizes(sizeTable, sizesOf(product)) ? sizesPath({ code }) : undefined

type SizedProduct = Pick<ProductCard, 'partner' | 'groups'>

const sizesOf = ({ groups }: SizedProduct) => groups.flatMap(({ size }) => size?.title ?? [])

const hasSizes = ({ rows }: Pick<SizeTable, 'rows'>, sizes: readonly string[]) =>
  rows.some(([size]) => size !== undefined && sizes.includes(size))
