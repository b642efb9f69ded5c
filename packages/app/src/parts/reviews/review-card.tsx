import { type ReviewView, reviewMessages } from '@vitrina/core/account'
import type { Picture } from '@vitrina/core/entities'
import { imageUrl } from '@vitrina/core/values'
import { ShopPicture, Stars, style, Tile, useMedia } from '@vitrina/react-ui'
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
const ReviewPhotos = ({ review }: { readonly review: ReviewView }) =>
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

const reviewCardStyle = style(`
  display: flex; flex-direction: column; gap: 12px; padding: var(--s6); border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet);
  & > .text { white-space: pre-line; }
  & > .answer { padding-left: 14px; border-left: 2px solid var(--c-field); color: var(--c-ink-2); font-size: var(--fs-sm); }
  & > .answer b { display: block; color: var(--c-ink); }
  & > .who { margin-top: auto; font-size: var(--fs-sm); color: var(--c-ink-3); }
  & > .who b { color: var(--c-ink); }
`)

interface ReviewCardProps {
  readonly review: ReviewView
  readonly shop: string
}

/** What one buyer wrote, and what the shop answered. */
export const ReviewCard = ({ review, shop }: ReviewCardProps) => (
  <article className={reviewCardStyle()}>
    <Stars value={review.rate} />
    <p className="text">{review.text}</p>
    <ReviewPhotos review={review} />
    {review.answer && (
      <p className="answer">
        <b>{`«${shop}»`}</b>
        <span>{review.answer}</span>
      </p>
    )}
    <p className="who">
      <b>{review.author}</b>
      <span>{[`, ${review.place}`, review.variant].filter(Boolean).join(' · ')}</span>
    </p>
  </article>
)
