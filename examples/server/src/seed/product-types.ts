import { ACCESSORY_TYPES } from './product-types/accessories.ts'
import { BACKPACK_TYPES } from './product-types/backpacks.ts'
import { CREATIVE_TYPES } from './product-types/creative.ts'
import { GIFT_TYPES } from './product-types/gifts.ts'
import { OUTERWEAR_TYPES } from './product-types/outerwear.ts'
import { PAPER_TYPES } from './product-types/paper.ts'
import type { ProductType } from './product-types/product-type.ts'
import { SCIENCE_TYPES } from './product-types/science.ts'
import { SPORT_TYPES } from './product-types/sport.ts'
import { UNIFORM_TYPES } from './product-types/uniform.ts'
import { WRITING_TYPES } from './product-types/writing.ts'

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...UNIFORM_TYPES,
  ...OUTERWEAR_TYPES,
  ...ACCESSORY_TYPES,
  ...BACKPACK_TYPES,
  ...PAPER_TYPES,
  ...WRITING_TYPES,
  ...CREATIVE_TYPES,
  ...SPORT_TYPES,
  ...SCIENCE_TYPES,
  ...GIFT_TYPES
]

const typeByCode = new Map(PRODUCT_TYPES.map(type => [type.code, type]))

export function productType(code: string): ProductType {
  const type = typeByCode.get(code)
  if (type === undefined) throw new Error(`The demo shop has no product type ${code}`)
  return type
}

interface Turn {
  readonly type: ProductType
  /** How many goods of the same type came before. */
  readonly turn: number
}

const places = PRODUCT_TYPES.flatMap(type =>
  Array.from({ length: type.share }, (_, nth) => ({ type, nth, at: (nth + 0.5) / type.share }))
).sort((left, right) => left.at - right.at || left.type.code.localeCompare(right.type.code))

/** Deals the types out by their shares, evenly mixed, for as many goods as needed. */
export function turnOf(index: number): Turn {
  const place = places[index % places.length]
  if (place === undefined) throw new Error('The demo shop has no product types')
  const round = Math.floor(index / places.length)
  return { type: place.type, turn: round * place.type.share + place.nth }
}
