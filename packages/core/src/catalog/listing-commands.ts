import {
  aNumber,
  anObject,
  aText,
  type CommandOf,
  type CommandSchema
} from '../platform/command-shapes.ts'
import type { NamedListing } from './listing.view.ts'

const listingShapes = {
  'listing.open': { href: aText },
  /** A list that came with its page; what was read for another one is let go. */
  'listing.shown': { list: anObject<NamedListing>() },
  /** The next page behind the shown ones. */
  'listing.more': {},
  'listing.retry': {},
  /** The visitor has other prices now. */
  'listing.reread': {}
}

export type ListingCommand = CommandOf<typeof listingShapes>

export const listingSchema: CommandSchema = { name: 'listing', shapes: listingShapes }

const countShapes = {
  /** The list that is shown: its number is known. */
  'count.start': { href: aText, count: aNumber },
  'count.ask': { href: aText }
}

export type CountCommand = CommandOf<typeof countShapes>

export const countSchema: CommandSchema = { name: 'listing-count', shapes: countShapes }
