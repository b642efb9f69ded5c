import type { Picture } from '../../entities/picture.ts'
import { reviewMessages as messages } from './review.messages.ts'

interface FileOfReview extends Picture {
  readonly reviewId: string
}

/** Photos from reviews, the newest first. */
export interface BuyerPhotosView {
  readonly title: string
  /** Each has words for who does not see it. */
  readonly pictures: readonly Picture[]
  /** In place of the pictures when there are none. */
  readonly none: string
  /** The way to what was written beside them; `undefined` when there are none. */
  readonly all: { readonly href: string; readonly title: string } | undefined
}

/** The strip of photos over the reviews at `path` (§2, `GET /reviews/v1/files`). */
export function buyerPhotosView(path: string, images: readonly FileOfReview[]): BuyerPhotosView {
  const pictures = images.map(({ reviewId, ...picture }, place) => ({
    ...picture,
    alt: picture.alt || messages.buyerPhoto(place + 1)
  }))
  const all = { href: `${path}?photos=1`, title: messages.withPhotosHref }
  return {
    title: messages.buyerPhotos,
    pictures,
    none: messages.noPhotos,
    all: pictures.length === 0 ? undefined : all
  }
}
