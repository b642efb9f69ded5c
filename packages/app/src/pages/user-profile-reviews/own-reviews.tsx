import type { OwnReviewView } from '@vitrina/core/account'
import type { ListView } from '@vitrina/core/values'
import { List, Status, style, useSite } from '@vitrina/react-ui'

import { ReviewCard } from '../../parts/reviews/review-card.tsx'
import { memberReviewsPageMessages } from './member-reviews-page.messages.ts'

const ownReviewsStyle = style(`
  & .own { display: grid; gap: 28px; max-width: 760px; }
  & .own > li > p { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 16px; margin-bottom: 8px; }
  & .own > li > .hint { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .own .link { display: inline-flex; align-items: center; min-height: 44px; }
  & > nav { margin-top: 28px; }
`)

interface OwnReviewsProps {
  readonly list: ListView<OwnReviewView>
}

/** What the member has written, with what became of each. */
export const OwnReviews = ({ list }: OwnReviewsProps) => (
  <section className={ownReviewsStyle()} aria-label={memberReviewsPageMessages.title}>
    <List list={list}>{reviews => <Reviews reviews={reviews} />}</List>
  </section>
)

function Reviews({ reviews }: { readonly reviews: readonly OwnReviewView[] }) {
  const shop = useSite(site => site.configuration.shopTitle)
  return (
    <ul className="own">
      {reviews.map(({ review, about, href, status, tone, hint }) => (
        <li key={review.id}>
          <p>
            {href === '' ? (
              <b>{about}</b>
            ) : (
              <a className="link" href={href}>
                {about}
              </a>
            )}
            <Status tone={tone}>{status}</Status>
          </p>
          {hint !== '' && <p className="hint">{hint}</p>}
          <ReviewCard review={review} shop={shop} />
        </li>
      ))}
    </ul>
  )
}
