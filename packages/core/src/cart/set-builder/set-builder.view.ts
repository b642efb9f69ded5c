import { constructorSetId } from '../../basket/constructor-set.ts'
import { choiceHref } from '../../catalog/choice/choice-href.ts'
import { colorPicture } from '../../catalog/choice/color-picture.ts'
import { productHref } from '../../catalog/product/product-href.ts'
import type { SetTemplate } from '../../entities/basket.ts'
import type { Picture } from '../../entities/picture.ts'
import type { ProductCard, ProductGroup } from '../../entities/product.ts'
import { tierPrice } from '../../values/price/card-price.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import type { PriceRules } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { lessPercent } from './less-percent.ts'
import { setBuilderMessages as messages } from './set-builder.messages.ts'

/** Product that fits into a pocket of a set. */
export interface SetOption {
  readonly groupId: number
  readonly title: string
  /** «синий, 18 см»; empty where there is one kind only. */
  readonly variant: string
  readonly href: string
  readonly picture: Picture | undefined
  /** Draws it in its pocket, once turned by 135°. */
  readonly cutout: Picture | undefined
  /** Rubles apiece, before the discount of the set. */
  readonly rubles: number
}

export interface SetSlot {
  readonly title: string
  readonly options: readonly SetOption[]
}

/** Set that the visitor builds: one pocket per product. */
export interface SetView {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly discountPercent: number
  readonly slots: readonly SetSlot[]
}

/** A set to build, as a visitor of this price role sees it. */
export const setView = (
  template: SetTemplate,
  { priceRole }: Pick<PriceRules, 'priceRole'>
): SetView => ({
  ...template,
  slots: template.slots.map(({ title, products, cutouts }) => ({
    title,
    options: products.flatMap(product =>
      product.groups.filter(inStock).map(group => ({
        ...optionOf(product, group, priceRole),
        cutout: cutoutOf(group, cutouts)
      }))
    )
  }))
})

function cutoutOf({ id }: ProductGroup, cutouts: SetTemplate['slots'][number]['cutouts'] = []) {
  const found = cutouts.find(({ groupId }) => groupId === id)
  return found && { fileId: found.fileId, alt: '' }
}

const inStock = ({ remnants }: ProductGroup) => remnants > 0

const optionOf = (product: ProductCard, group: ProductGroup, priceRole: string) => ({
  groupId: group.id,
  title: boundUnits(product.title),
  variant: [group.color?.title, group.size?.title].filter(Boolean).join(', '),
  href: choiceHref(productHref(product), group),
  picture: colorPicture(product.images, group.color),
  rubles: tierPrice(group.offers[0]?.prices ?? [], priceRole, 1).value
})

/** The group in each pocket, in their order; an empty pocket has none. */
export type SetChoice = readonly (number | undefined)[]

/** The pockets with another thing in one of them. */
export const withOption = (
  { slots }: Pick<SetView, 'slots'>,
  choice: SetChoice,
  place: number,
  groupId: number
): SetChoice => slots.map((_, slot) => (slot === place ? groupId : choice[slot]))

/** The things in the pockets; what does not fit there any more is left out. */
export const chosenOptions = (
  { slots }: Pick<SetView, 'slots'>,
  choice: SetChoice
): readonly (SetOption | undefined)[] =>
  slots.map(({ options }, place) => options.find(({ groupId }) => groupId === choice[place]))

/** Price of the chosen products of a set, and which pockets are still empty. */
export interface SetSum {
  /** Rubles with the discount of the set. */
  readonly sum: number
  /** Rubles without it; undefined where nothing is off. */
  readonly oldSum: number | undefined
  /** «−15 %», once there is something to take it off. */
  readonly discount: string | undefined
  /** «Осталось выбрать: 3 вещи» */
  readonly left: string
  /** The first empty pocket: its place and what is said beside it; undefined when all are full. */
  readonly missing: { readonly place: number; readonly words: string } | undefined
  /** The set as a line of the basket, once every pocket is full. */
  readonly setId: string | undefined
}

/** Sums the chosen products of a set, with its discount. */
export function setSum(set: SetView, choice: SetChoice): SetSum {
  const options = chosenOptions(set, choice)
  const chosen = options.flatMap(option => option ?? [])
  const place = options.indexOf(undefined)
  const pocket = set.slots[place]
  const prices = chosen.map(({ rubles }) => kopecks(rubles))
  const sum = total(prices.map(price => lessPercent(price, set.discountPercent)))
  const isLess = sum < total(prices)
  const left = set.slots.length - chosen.length
  const groupIds = chosen.map(({ groupId }) => groupId)
  return {
    sum: sum / 100,
    oldSum: isLess ? total(prices) / 100 : undefined,
    discount: isLess ? messages.discount(set.discountPercent) : undefined,
    left: left === 0 ? messages.complete : messages.left(left),
    missing: pocket && { place, words: messages.missing(pocket.title) },
    setId: left === 0 ? constructorSetId(set.code, groupIds) : undefined
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
