import { routePath } from '@vitrina/core'
import { Button } from '@vitrina/react-ui'
import { PagePart } from '../../binding/page-part.tsx'
import type { HomeData, HomeParts } from '../../loaders/home.loader.ts'
import { NewsCard } from '../../parts/news-card.tsx'
import { Grade } from '../../parts/reviews/grade.tsx'
import { ReviewCard } from '../../parts/reviews/review-card.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { homeVoicesMessages } from './home-voices.messages.ts'

const BLOCK = 'sec wrap'

/** The collections, what others say of the shop, and the shop itself: far below what is in sight. */
export const HomeVoices = ({ data, parts }: ViewProps<HomeData, HomeParts>) => (
  <>
    <PagePart
      of={parts}
      name="collections"
      what={homeVoicesMessages.whatCollections}
      className={BLOCK}
    >
      {collections => <Collections collections={collections} />}
    </PagePart>
    <PagePart of={parts} name="reviews" what={homeVoicesMessages.whatReviews} className={BLOCK}>
      {reviews => <Reviews {...reviews} shop={data.shopTitle} />}
    </PagePart>
    <PagePart of={parts} name="posts" what={homeVoicesMessages.whatPosts} className={BLOCK}>
      {posts => <Posts posts={posts} />}
    </PagePart>
  </>
)

const Collections = ({ collections }: Pick<HomeParts, 'collections'>) =>
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

const Reviews = ({ grade, latest, shop }: HomeParts['reviews'] & { readonly shop: string }) => (
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

const Posts = ({ posts }: Pick<HomeParts, 'posts'>) =>
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
