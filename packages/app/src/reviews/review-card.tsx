import type { ReviewView } from '@vitrina/core/reviews'
import { ShopPicture, Stars, style, Tile } from '@vitrina/react-ui'

const reviewCardStyle = style(`
  display: flex; flex-direction: column; gap: 12px; padding: var(--s6); border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet);
  & > .text { white-space: pre-line; }
  & > .photos { display: flex; flex-wrap: wrap; gap: 8px; }
  & > .photos > li { width: 96px; }
  & > .photos img { width: 70%; height: 70%; object-fit: contain; }
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
    {review.pictures.length > 0 && (
      <ul className="photos">
        {review.pictures.map(picture => (
          <li key={picture.fileId}>
            <Tile cover={picture.cover} shape="thumb">
              <ShopPicture picture={picture} width={160} sizes="96px" />
            </Tile>
          </li>
        ))}
      </ul>
    )}
    {review.answer && (
      <p className="answer">
        <b>{`«${shop}»`}</b>
        {review.answer}
      </p>
    )}
    <p className="who">
      <b>{review.author}</b>
      {`, ${review.place}`}
    </p>
  </article>
)
