import type { BrandCode } from '../brands.ts'
import type { ColorCode } from '../colors.ts'
import type { MaterialCode } from '../materials.ts'
import type { ModelSet } from '../models.ts'

/** A template of goods; its words are agreed by hand, so that parts combine in any order. */
export interface ProductType {
  readonly code: string
  /** Title of the leaf category. */
  readonly category: string
  readonly alsoIn?: string
  /** Weight among all types. */
  readonly share: number
  readonly noun: string
  /** Follow the noun; an empty one leaves it alone. */
  readonly variants: readonly string[]
  readonly models: ModelSet
  /** Follow a comma; an empty one is left out. */
  readonly tails: readonly string[]
  /** Filter whose value closes the title: «48 листов». */
  readonly titleFilter?: string
  /** What lists its options from the cheapest to the dearest. */
  readonly grows?: 'tail' | 'titleFilter'
  readonly brands: readonly BrandCode[]
  readonly rubles: readonly [number, number]
  /** Of the art package, for kinds that the shop does not draw itself. */
  readonly art?: string
  /** Drawings shown beside the main one. */
  readonly companions?: readonly string[]
  readonly colors: readonly ColorCode[]
  readonly sizes?: { readonly filter: string; readonly values: readonly string[] }
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly materials: readonly MaterialCode[]
  readonly facts: Readonly<Record<string, readonly string[]>>
  readonly leads: readonly string[]
  readonly openings: readonly string[]
  readonly details: readonly string[]
  readonly endings: readonly string[]
  /** Grams, then length, width and height in millimetres. */
  readonly parcel: readonly [number, number, number, number]
  /** Sold to schools in dozens. */
  readonly forSchools?: boolean
}
