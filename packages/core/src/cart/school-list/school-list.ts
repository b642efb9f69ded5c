import type { SetLine } from '../../basket/basket-commands.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import { colorPicture } from '../../catalog/choice/color-picture.ts'
import { productHref } from '../../catalog/product/product-href.ts'
import type { Picture } from '../../entities/picture.ts'
import type { ProductCard } from '../../entities/product.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { inCurrency, type PriceRules } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'

/** Item of a school list. */
export interface SchoolListItem {
  readonly groupId: number
  readonly title: string
  readonly href: string
  /** In the shown currency. */
  readonly price: number
  readonly picture: Picture | undefined
}

/** Lists the first colour and size of each product that is in stock. */
export const schoolListItems = (
  products: readonly ProductCard[],
  rules: PriceRules
): readonly SchoolListItem[] =>
  products.flatMap(product => {
    const group = product.groups.find(({ remnants }) => remnants > 0)
    if (group === undefined) return []
    const { value } = cardPrice(product.cardPrices, rules.priceRole)
    return [
      {
        groupId: group.id,
        title: boundUnits(product.title),
        href: productHref(product),
        price: inCurrency(value, rules),
        picture: colorPicture(product.images, group.color)
      }
    ]
  })

/** Things that are at home already, by the ids of their groups. */
export type SchoolListLeft = readonly number[]

/** Ticks or unticks an item. */
export const turnSchoolListItem = (left: SchoolListLeft, groupId: number): SchoolListLeft =>
  left.includes(groupId) ? left.filter(id => id !== groupId) : [...left, groupId]

/** Returns the items of a school list that are still ticked. */
export const chosenSchoolList = (
  items: readonly SchoolListItem[],
  left: SchoolListLeft
): readonly SchoolListItem[] => items.filter(({ groupId }) => !left.includes(groupId))

/** Sums the ticked items, in the shown currency. */
export const schoolListSum = (items: readonly SchoolListItem[]): number =>
  items.reduce((sum, { price }) => sum + price, 0)

/** Puts each thing into the basket; what lies there already keeps its quantity. */
export const schoolListCommands = (
  basket: BasketContext,
  items: readonly Pick<SchoolListItem, 'groupId'>[]
): readonly SetLine[] =>
  items
    .filter(({ groupId }) => quantityOf(basket, groupId) === 0)
    .map(({ groupId }) => ({ type: 'line.set', key: groupId, count: 1 }))
