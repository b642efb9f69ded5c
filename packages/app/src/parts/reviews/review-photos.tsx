import { type ReviewView, reviewMessages } from '@vitrina/core/account'
import type { Picture } from '@vitrina/core/entities'
import { imageUrl } from '@vitrina/core/values'
import { ShopPicture, style, Tile, useMedia } from '@vitrina/react-ui'
import type { MouseEvent } from 'react'

import { HashLightbox, useHashGallery } from '../../binding/hash-gallery.ts'
import { reviewsPartMessages } from './reviews-part.messages.ts'

const photosStyle = style(`
  display: flex; flex-wrap: wrap; gap: 8px;
  & > li { flex: none; width: 96px; }
  &[data-strip] { flex-wrap: nowrap; padding: 4px; margin: -4px; scroll-padding: 4px; overflow-x: auto; scroll-snap-type: x proximity; }
  &[data-strip] > li { scroll-snap-align: start; }
  & a { display: block; border-radius: var(--r-m); cursor: zoom-in; }
  & img { width: 70%; height: 70%; object-fit: contain; }
`)

interface PhotosProps {
  /** Names the gallery in the address of an opened picture. */
  readonly slug: string
  readonly pictures: readonly Picture[]
  /** Names the opened gallery. */
  readonly label: string
  /** A row to scroll, however many there are. */
  readonly isStrip?: boolean
}

/** The photos of a review: small here, as large as the window when one is touched. */
export const ReviewPhotos = ({ review }: { readonly review: ReviewView }) =>
  review.pictures.length > 0 && (
    <Photos
      slug={`otzyv-${review.id}`}
      pictures={review.pictures}
      label={reviewsPartMessages.photosOf(review.author)}
    />
  )

export function Photos({ slug, pictures, label, isStrip }: PhotosProps) {
  const { apiUrl, format } = useMedia()
  const { opened, open, close } = useHashGallery(slug)

  function show(event: MouseEvent, start: number) {
    event.preventDefault()
    open({ start, thumb: event.currentTarget.querySelector('img') ?? undefined })
  }

  return (
    <ul className={photosStyle()} data-strip={isStrip}>
      {pictures.map((picture, place) => (
        <li key={picture.fileId}>
          <a
            href={imageUrl(apiUrl, picture.fileId, format, '1600')}
            data-live
            onClick={event => show(event, place)}
          >
            <Tile cover={picture.cover} shape="thumb">
              <ShopPicture
                picture={picture}
                width={160}
                sizes="96px"
                alt={picture.alt || reviewMessages.photoOfReview(place + 1)}
              />
            </Tile>
          </a>
        </li>
      ))}
      {opened && (
        <HashLightbox {...opened} slug={slug} files={pictures} label={label} onClose={close} />
      )}
    </ul>
  )
}
