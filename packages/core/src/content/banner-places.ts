import { CATALOG_PAGE_SIZE } from '../values/pagination/pagination.ts'

/** Position of a banner among cards and its width in columns; 0 columns hide it. */
export interface BannerPlace {
  /** So many cards stand before it. */
  readonly after: number
  /** In three columns. */
  readonly wide: number
  /** In two columns. */
  readonly narrow: number
}

/** Two rows of three or three rows of two. */
const ROWS_BEFORE = 6

/**
 * The banners among so many cards that leave no row with a hole: each page of ten has one of two
 * columns in it, and what is left over is filled up at the end.
 */
export function bannerPlaces(cards: number): readonly BannerPlace[] {
  const pages = Math.floor(cards / CATALOG_PAGE_SIZE)
  const within = Array.from({ length: pages }, (_, page) => ({
    ...{ after: page * CATALOG_PAGE_SIZE + ROWS_BEFORE },
    ...{ wide: 2, narrow: 2 }
  }))
  const left = cards % CATALOG_PAGE_SIZE
  const last = { after: cards, wide: holes(left, 3), narrow: holes(left, 2) }
  return last.wide + last.narrow > 0 ? [...within, last] : within
}

const holes = (cards: number, columns: number) => (columns - (cards % columns)) % columns
