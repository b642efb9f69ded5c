import type { NewsCardView } from '@vitrina/core/content'
import { Button, Chip, ShopPicture, Tile } from '@vitrina/react-ui'

import { CollectionShelf } from '../collection-shelf/collection-shelf.tsx'
import { CoverHead } from '../cover-head/cover-head.tsx'
import type { ViewProps } from '../page/define-page.ts'
import { PagePart } from '../page-part/page-part.tsx'
import { ArticleText } from '../rich-text/article-text.tsx'
import type { NavigationState } from '../routing/navigation-port.ts'
import { useShown } from '../routing/router.tsx'
import type { NewsData, NewsParts } from './news.loader.ts'
import { newsScreenMessages } from './news-screen.messages.ts'
import { newsScreenStyle } from './news-screen.styles.ts'
import { PromoCode } from './promo-code.tsx'
import { Share } from './share.ts'

/** An article or a promotion: what it says, what it leads to, what to read next. */
export const NewsScreen = ({ data, parts }: ViewProps<NewsData, NewsParts>) => (
  <article className={newsScreenStyle()}>
    <CoverHead title={data.title} lead={data.preview} picture={data.picture} notes={data.notes} />
    <div className="body">
      <div className="text">
        <ArticleText html={data.html} title={data.title} />
        {data.link && (
          <p className="go">
            <Button href={data.link.url}>{data.link.text}</Button>
          </p>
        )}
        <Tags tags={data.tags} />
      </div>
      <aside aria-label={newsScreenMessages.related}>
        {data.promoCode && <PromoCode code={data.promoCode} />}
        <PagePart of={parts} name="related" what={newsScreenMessages.whatPosts}>
          {related => <Related related={related} />}
        </PagePart>
        <Share url={useShown(canonicalOf)} title={data.title} />
      </aside>
    </div>
    <PagePart of={parts} name="goods" what={newsScreenMessages.whatProducts} className="sec">
      {goods =>
        goods.length > 0 && (
          <div className="sec">
            <CollectionShelf title={newsScreenMessages.products} cards={goods} />
          </div>
        )
      }
    </PagePart>
    <Turn older={data.older} newer={data.newer} />
  </article>
)

const canonicalOf = ({ current }: NavigationState) => current.payload.head.canonical

const Tags = ({ tags }: Pick<NewsData, 'tags'>) =>
  tags.length > 0 && (
    <nav className="tags" aria-label={newsScreenMessages.topics}>
      {tags.map(({ title, href }) => (
        <Chip key={href} href={href} look="line">
          {title}
        </Chip>
      ))}
    </nav>
  )

const Related = ({ related }: { readonly related: readonly NewsCardView[] }) =>
  related.length > 0 && (
    <div>
      <h2>{newsScreenMessages.readAlso}</h2>
      <ul className="also">
        {related.map(({ id, href, title, picture }) => (
          <li key={id}>
            <a href={href}>
              <Tile cover={picture?.cover} shape="thumb">
                <ShopPicture picture={picture} width={80} alt="" />
              </Tile>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )

const Turn = ({ older, newer }: Pick<NewsData, 'older' | 'newer'>) =>
  (older || newer) && (
    <nav className="turn" aria-label={newsScreenMessages.neighbours}>
      {older && (
        <a href={older.href}>
          <span>{newsScreenMessages.earlier}</span>
          <span>{older.title}</span>
        </a>
      )}
      {newer && (
        <a className="newer" href={newer.href}>
          <span>{newsScreenMessages.later}</span>
          <span>{newer.title}</span>
        </a>
      )}
    </nav>
  )
