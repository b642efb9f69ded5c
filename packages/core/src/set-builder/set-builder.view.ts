import { constructorSetId } from '../basket/constructor-set.ts'
import { choiceHref } from '../choice/choice-href.ts'
import { colorPicture } from '../choice/color-picture.ts'
import type { SetTemplate } from '../entities/basket.ts'
import type { Picture } from '../entities/picture.ts'
import type { ProductCard, ProductGroup } from '../entities/product.ts'
import { tierPrice } from '../price/card-price.ts'
import { kopecks } from '../price/kopecks.ts'
import type { PriceRules } from '../price/price-rules.ts'
import { productHref } from '../product/product-href.ts'

/** A thing that fits into a pocket. */
export interface SetOption {
  readonly groupId: number
  readonly title: string
  /** «синий, 18 см»; empty where there is one kind only. */
  readonly variant: string
  readonly href: string
  readonly picture: Picture | undefined
  /** Rubles apiece, before the discount of the set. */
  readonly rubles: number
}

export interface SetSlot {
  readonly title: string
  readonly options: readonly SetOption[]
}

/** A set that can be built: a pocket for each of its things. */
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
  slots: template.slots.map(({ title, products }) => ({
    title,
    options: products.flatMap(product =>
      product.groups.filter(inStock).map(group => optionOf(product, group, priceRole))
    )
  }))
})

const inStock = ({ remnants }: ProductGroup) => remnants > 0

const optionOf = (product: ProductCard, group: ProductGroup, priceRole: string): SetOption => ({
  groupId: group.id,
  title: product.title,
  variant: [group.color?.title, group.size?.title].filter(Boolean).join(', '),
  href: choiceHref(productHref(product), group),
  picture: colorPicture(product.images, group.color),
  rubles: tierPrice(group.offers[0]?.prices ?? [], priceRole, 1).value
})

/** The group in each pocket, in their order; an empty pocket has none. */
export type SetChoice = readonly (number | undefined)[]

/** The things in the pockets; what does not fit there any more is left out. */
export const chosenOptions = (
  { slots }: Pick<SetView, 'slots'>,
  choice: SetChoice
): readonly (SetOption | undefined)[] =>
  slots.map(({ options }, place) => options.find(({ groupId }) => groupId === choice[place]))

export interface SetSum {
  readonly filled: number
  /** Rubles with the discount of the set, counted as the server counts: each thing to whole kopecks. */
  readonly sum: number
  readonly oldSum: number
  /** The set as a line of the basket, once every pocket is full. */
  readonly setId: string | undefined
}

/** What the chosen things cost together. */
export function setSum(set: SetView, choice: SetChoice): SetSum {
  const chosen = chosenOptions(set, choice).flatMap(option => option ?? [])
  const whole = chosen.map(({ rubles }) => kopecks(rubles))
  const cheaper = whole.map(price => Math.floor((price * (100 - set.discountPercent)) / 100))
  const isFull = chosen.length === set.slots.length
  return {
    filled: chosen.length,
    sum: total(cheaper) / 100,
    oldSum: total(whole) / 100,
    setId: isFull
      ? constructorSetId(
          set.code,
          chosen.map(({ groupId }) => groupId)
        )
      : undefined
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
