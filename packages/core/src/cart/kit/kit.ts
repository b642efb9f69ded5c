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

/** A thing of a list that is put into the basket as a whole. */
export interface KitItem {
  readonly groupId: number
  readonly title: string
  readonly href: string
  /** In the shown currency. */
  readonly price: number
  readonly picture: Picture | undefined
}

/** What is in stock of each product, first of all its colours and sizes. */
export const kitItems = (products: readonly ProductCard[], rules: PriceRules): readonly KitItem[] =>
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
export type KitLeft = readonly number[]

/** A thing is ticked or unticked. */
export const turnKitItem = (left: KitLeft, groupId: number): KitLeft =>
  left.includes(groupId) ? left.filter(id => id !== groupId) : [...left, groupId]

/** What is still to be bought of a list. */
export const chosenKit = (items: readonly KitItem[], left: KitLeft): readonly KitItem[] =>
  items.filter(({ groupId }) => !left.includes(groupId))

/** What all of it costs, in the shown currency. */
export const kitSum = (items: readonly KitItem[]): number =>
  items.reduce((sum, { price }) => sum + price, 0)

/** Puts each thing into the basket; what lies there already keeps its quantity. */
export const kitCommands = (
  basket: BasketContext,
  items: readonly Pick<KitItem, 'groupId'>[]
): readonly SetLine[] =>
  items
    .filter(({ groupId }) => quantityOf(basket, groupId) === 0)
    .map(({ groupId }) => ({ type: 'line.set', key: groupId, count: 1 }))
