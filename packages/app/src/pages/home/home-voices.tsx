import { routePath } from '@vitrina/core'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { Button } from '@vitrina/react-ui'
import { PageSection } from '../../binding/page-section.tsx'
import { NewsCard } from '../../parts/news-card.tsx'
import { Grade } from '../../parts/reviews/grade.tsx'
import { ReviewCard } from '../../parts/reviews/review-card.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { homeVoicesMessages } from './home-voices.messages.ts'

const BLOCK = 'sec wrap'

/** The collections, what others say of the shop, and the shop itself: far below what is in sight. */
export const HomeVoices = ({
  data,
  sections
}: ViewProps<PageData<'home'>, PageSections<'home'>>) => (
  <>
    <PageSection
      of={sections}
      name="collections"
      what={homeVoicesMessages.whatCollections}
      className={BLOCK}
    >
      {collections => <Collections collections={collections} />}
    </PageSection>
    <PageSection
      of={sections}
      name="reviews"
      what={homeVoicesMessages.whatReviews}
      className={BLOCK}
    >
      {reviews => <Reviews {...reviews} shop={data.shopTitle} />}
    </PageSection>
    <PageSection of={sections} name="posts" what={homeVoicesMessages.whatPosts} className={BLOCK}>
      {posts => <Posts posts={posts} />}
    </PageSection>
  </>
)

const Collections = ({ collections }: Pick<PageSections<'home'>, 'collections'>) =>
  collections.length > 0 && (
    <section className="sec wrap">
      <div className="head">
        <h2>{homeVoicesMessages.collections}</h2>
      </div>
      <div className="collections">
        {collections.map(collection => (
          <NewsCard key={collection.href} news={collection} level={3} />
        ))}
      </div>
    </section>
  )

const Reviews = ({
  grade,
  latest,
  shop
}: PageSections<'home'>['reviews'] & { readonly shop: string }) => (
  <section className="sec wrap reviews">
    <div>
      <h2>{homeVoicesMessages.reviews}</h2>
      <Grade grade={grade} />
      <p className="all">
        <Button variant="line" href={routePath('reviews')}>
          {homeVoicesMessages.allReviews}
        </Button>
      </p>
    </div>
    <div className="extracts">
      {latest.map(review => (
        <ReviewCard key={review.id} review={review} shop={shop} />
      ))}
    </div>
  </section>
)

const Posts = ({ posts }: Pick<PageSections<'home'>, 'posts'>) =>
  posts.length > 0 && (
    <section className="sec wrap">
      <div className="head">
        <h2>{homeVoicesMessages.blog}</h2>
        <a className="link" href={routePath('blog')}>
          {homeVoicesMessages.allPosts}
        </a>
      </div>
      <div className="posts">
        {posts.map(post => (
          <NewsCard key={post.id} news={post} level={3} />
        ))}
      </div>
    </section>
  )
