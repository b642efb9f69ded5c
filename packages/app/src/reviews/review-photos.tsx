import { imageUrl } from '@vitrina/core/media'
import type { ReviewView } from '@vitrina/core/reviews'
import { ShopPicture, style, Tile, useMedia } from '@vitrina/react-ui'
import type { MouseEvent } from 'react'

import { HashLightbox, useHashGallery } from '../routing/hash-gallery.ts'

const photosStyle = style(`
  display: flex; flex-wrap: wrap; gap: 8px;
  & > li { width: 96px; }
  & a { display: block; border-radius: var(--r-m); cursor: zoom-in; }
  & img { width: 70%; height: 70%; object-fit: contain; }
`)

/** The photos of a review: small here, as large as the window when one is touched. */
export function ReviewPhotos({ review }: { readonly review: ReviewView }) {
  const { apiUrl, format } = useMedia()
  const slug = `otzyv-${review.id}`
  const { opened, open, close } = useHashGallery(slug)
  if (review.pictures.length === 0) return null

  function show(event: MouseEvent, start: number) {
    event.preventDefault()
    open({ start, thumb: event.currentTarget.querySelector('img') ?? undefined })
  }

  return (
    <ul className={photosStyle()}>
      {review.pictures.map((picture, place) => (
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
                alt={picture.alt || `Фото из отзыва, ${place + 1}`}
              />
            </Tile>
          </a>
        </li>
      ))}
      {opened && (
        <HashLightbox
          {...opened}
          slug={slug}
          files={review.pictures}
          label={`Фото из отзыва: ${review.author}`}
          onClose={close}
        />
      )}
    </ul>
  )
}
