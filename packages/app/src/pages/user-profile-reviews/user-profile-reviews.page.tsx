import type { OwnReviewView } from '@vitrina/core/reviews'
import { List, Status, style, useSite } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { ReviewCard } from '../../reviews/review-card.tsx'
import { memberReviewsPageMessages } from './member-reviews-page.messages.ts'
import type { loader } from './user-profile-reviews.loader.ts'

const ownReviewsStyle = style(`
  & .own { display: grid; gap: 28px; max-width: 760px; }
  & .own > li > p { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 16px; margin-bottom: 8px; }
  & .own > li > .hint { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .own .link { display: inline-flex; align-items: center; min-height: 44px; }
  & > nav { margin-top: 28px; }
`)

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => (
    <section className={ownReviewsStyle()} aria-label={memberReviewsPageMessages.title}>
      <List list={data}>{() => <OwnReviews reviews={data.cards} />}</List>
    </section>
  )
})

function OwnReviews({ reviews }: { readonly reviews: readonly OwnReviewView[] }) {
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
