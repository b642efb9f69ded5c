import type { ProductCard } from '../../entities/product.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { cardMessages as messages } from './card.messages.ts'
import { showRating } from './rating.ts'

export interface Votes {
  /** Undefined where nobody has rated it. */
  readonly rating: string | undefined
  /** «12 отзывов», or «Нет отзывов». */
  readonly reviews: string
}

/** What buyers think of a product. */
export const votesOf = ({
  rating,
  reviewsCount
}: Pick<ProductCard, 'rating' | 'reviewsCount'>): Votes =>
  reviewsCount > 0
    ? { rating: showRating(rating), reviews: countOf(reviewsCount, countedNouns.reviews) }
    : { rating: undefined, reviews: messages.noReviews }
