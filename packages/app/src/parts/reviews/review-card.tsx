import type { ReviewView } from '@vitrina/core/account'
import { Stars, style } from '@vitrina/react-ui'

import { ReviewPhotos } from './review-photos.tsx'

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
