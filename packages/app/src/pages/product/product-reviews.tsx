import type { PageData, PageSections } from '@vitrina/core/pages'
import { Button, Chip, Chips, List, style } from '@vitrina/react-ui'

import { PageSection } from '../../binding/page-section.tsx'
import { Grade } from '../../parts/reviews/grade.tsx'
import { ReviewCard } from '../../parts/reviews/review-card.tsx'
import { reviewsPartMessages } from '../../parts/reviews/reviews-part.messages.ts'
import { WriteReview } from '../../parts/reviews/write-review.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { productReviewsMessages } from './product-reviews.messages.ts'

const productReviewsStyle = style(`
  & > h2 { margin-bottom: 24px; }
  & > .columns { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: clamp(32px, 5vw, 80px); align-items: start; }
  & > .columns > * { min-width: 0; }
  & .write { margin-top: 24px; }
  & .fit { display: grid; gap: 4px; margin-top: 20px; font-size: var(--fs-sm); }
  & .fit > p { font-weight: 600; }
  & .fit li { position: relative; display: flex; justify-content: space-between; padding: 5px 10px; }
  & .fit li[data-most] { font-weight: 600; }
  & .fit svg { position: absolute; inset: 0; z-index: -1; width: 100%; height: 100%; border-radius: var(--r-s); }
  & .fit rect { fill: var(--c-desk); }
  & .fit [data-most] rect { fill: var(--c-marker); }
  & .fit [data-most] { color: var(--c-on-marker); }
  & .fit ul { isolation: isolate; display: grid; gap: 2px; }
  & .list { display: grid; gap: 16px; }
  & .choices, & .own { margin-bottom: 20px; }
  & .own > p { margin-bottom: 8px; color: var(--c-amber); font-weight: 600; }
  & .more { margin-top: 20px; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } }
`)

/** What buyers say of a product, and the way to say it too. */
export const ProductReviews = ({
  data,
  sections
}: ViewProps<PageData<'product'>, PageSections<'product'>>) => (
  <section className={productReviewsStyle()} aria-label={productReviewsMessages.title}>
    <h2>{productReviewsMessages.title}</h2>
    <div className="columns">
      <div>
        <PageSection of={sections} name="reviews" what={productReviewsMessages.whatReviews}>
          {reviews => <Summary {...reviews} productId={data.id} />}
        </PageSection>
      </div>
      <div>{sections.reviews && <Reviews {...sections.reviews} shop={data.shopTitle} />}</div>
    </div>
  </section>
)

type SummaryProps = PageSections<'product'>['reviews'] & { readonly productId: number }

const Summary = ({ grade, fits, permission, productId }: SummaryProps) => (
  <>
    <Grade grade={grade} />
    {fits.length > 0 && (
      <div className="fit">
        <p>{productReviewsMessages.fit}</p>
        <ul>
          {fits.map(({ title, percent, isMost }) => (
            <li key={title} data-most={isMost || undefined}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={percent} height="10" />
              </svg>
              <span>{title}</span>
              <span className="num">{`${percent}\u00a0%`}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
    <div className="write">
      <WriteReview
        {...permission}
        subject={{ type: 'product', productId }}
        title={productReviewsMessages.write}
      />
    </div>
  </>
)

type ListProps = PageSections<'product'>['reviews'] & { readonly shop: string }

const Reviews = ({ more, choices, permission: { waiting }, shop, ...list }: ListProps) => (
  <>
    {waiting && (
      <div className="own">
        <p>{reviewsPartMessages.onReview}</p>
        <ReviewCard review={waiting} shop={shop} />
      </div>
    )}
    <nav className="choices" aria-label={reviewsPartMessages.which}>
      <Chips>
        {choices.map(({ title, href, isChosen }) => (
          <Chip
            key={title}
            href={href}
            data-keep-place
            variant={isChosen ? 'current' : 'line'}
            aria-current={isChosen ? 'true' : undefined}
          >
            {title}
          </Chip>
        ))}
      </Chips>
    </nav>
    <List list={{ ...list, pages: undefined }}>
      {reviews => (
        <div className="list">
          {reviews.map(review => (
            <ReviewCard key={review.id} review={review} shop={shop} />
          ))}
        </div>
      )}
    </List>
    {more && (
      <p className="more">
        <Button variant="line" href={more} data-keep-place>
          {productReviewsMessages.more}
        </Button>
      </p>
    )}
  </>
)
