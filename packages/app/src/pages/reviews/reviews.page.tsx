import type { PageData, PageSections } from '@vitrina/core/pages'
import { reviewsPageMessages } from '@vitrina/core/pages/words'
import { Boundary, ChoiceChips, List, style } from '@vitrina/react-ui'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { BuyerPhotos } from '../../parts/reviews/buyer-photos.tsx'
import { Grade } from '../../parts/reviews/grade.tsx'
import { ReviewCard } from '../../parts/reviews/review-card.tsx'
import { reviewsPartMessages } from '../../parts/reviews/reviews-part.messages.ts'
import { WriteReview } from '../../parts/reviews/write-review.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'

const reviewsStyle = style(`
  & > h1 { margin: 6px 0 12px; }
  & > .columns { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: clamp(32px, 5vw, 72px); align-items: start; }
  & aside { display: grid; gap: 24px; }
  & aside .enter { margin-top: 12px; }
  & .choices { margin-bottom: 20px; }
  & .list { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap); }
  & .own { margin-bottom: 24px; }
  & .own > p { margin-bottom: 8px; color: var(--c-amber); font-weight: 600; }
  & nav:last-child { margin-top: clamp(32px, 4vw, 56px); }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 767px) { & .list { grid-template-columns: minmax(0, 1fr); } }
`)

export const page = definePage<'reviews'>({ frame: plain, View: Reviews })

/** What buyers say of the shop, and the way to say it too. */
function Reviews({ data, sections }: ViewProps<PageData<'reviews'>, PageSections<'reviews'>>) {
  const { title, shopTitle } = data
  const { permission: { waiting } = {}, summary } = sections
  return (
    <div className={reviewsStyle()}>
      <h1>{title}</h1>
      <div className="columns">
        <aside aria-label={reviewsPageMessages.grade}>
          <PageSection of={sections} name="summary" what={reviewsPartMessages.whatGrades}>
            {({ grade }) => <Grade grade={grade} about={reviewsPageMessages.aboutShop} />}
          </PageSection>
          <PageSection of={sections} name="permission" what={reviewsPartMessages.whatForm}>
            {permission => (
              <WriteReview
                {...permission}
                subject={{ type: 'shop' }}
                title={reviewsPageMessages.reviewTitle}
              />
            )}
          </PageSection>
        </aside>
        <div>
          <PageSection of={sections} name="photos" what={reviewsPageMessages.whatPhotos}>
            {photos => <BuyerPhotos photos={photos} />}
          </PageSection>
          <Boundary>{summary && <Choices choices={summary.choices} />}</Boundary>
          {waiting && (
            <div className="own">
              <p>{reviewsPartMessages.onReview}</p>
              <ReviewCard review={waiting} shop={shopTitle} />
            </div>
          )}
          <List list={data}>
            {reviews => (
              <div className="list">
                {reviews.map(review => (
                  <ReviewCard key={review.id} review={review} shop={shopTitle} />
                ))}
              </div>
            )}
          </List>
        </div>
      </div>
    </div>
  )
}

const Choices = ({ choices }: Pick<PageSections<'reviews'>['summary'], 'choices'>) => (
  <nav className="choices" aria-label={reviewsPartMessages.which}>
    <ChoiceChips choices={choices} />
  </nav>
)
