import type { NewsCardView } from '@vitrina/core/content'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { Button, Chip, ShopPicture, style, Tile, useToasts } from '@vitrina/react-ui'
import { PageSection } from '../binding/page-section.tsx'
import { useShown } from '../binding/router.tsx'
import type { ViewProps } from '../routing/define-page.ts'
import type { NavigationState } from '../routing/navigation-port.ts'
import { ArticleText } from './article-text.tsx'
import { CollectionShelf } from './collection-shelf.tsx'
import { CoverHead } from './cover-head.tsx'
import { newsScreenMessages } from './news-screen.messages.ts'
import { Share } from './share.ts'

/** A promo code to take along; without script it is marked and copied by hand. */
function PromoCode({ code }: { readonly code: string }) {
  const toasts = useToasts()

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toasts.show({ tone: 'good', text: newsScreenMessages.copied })
    } catch {
      toasts.show({ tone: 'error', text: newsScreenMessages.notCopied })
    }
  }

  return (
    <div className="code">
      <span className="sm mut">{newsScreenMessages.promoCode}</span>
      <b>{code}</b>
      <Button variant="soft" data-live onClick={() => void copy()}>
        {newsScreenMessages.copy}
      </Button>
    </div>
  )
}

const newsScreenStyle = style(`
  & > .body { display: grid; grid-template-columns: minmax(0, 1fr) 360px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; margin-top: clamp(28px, 3.4vw, 48px); }
  & .text > .go { margin-top: 28px; }
  & .tags { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 28px; }
  & aside { display: grid; gap: 24px; }
  & aside h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .also { display: grid; gap: 4px; }
  & .also a { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: 16px; align-items: center; padding-block: 10px; font-weight: 600; line-height: 1.3; }
  & .also li + li { border-top: 1px solid var(--c-line); }
  & .also a:hover, & .turn a:hover { color: var(--c-pen); }
  & .also img { width: 62%; height: 62%; object-fit: contain; }
  & .turn { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gap); margin-top: clamp(40px, 4.4vw, 64px); padding-top: 24px; border-top: 1px solid var(--c-line); }
  & .turn a { display: grid; gap: 4px; align-content: start; min-height: 44px; font-weight: 600; }
  & .turn .newer { grid-column: 2; text-align: right; }
  & .turn span:first-child { color: var(--c-ink-3); font-size: var(--fs-sm); font-weight: 400; }
  & .code { display: grid; gap: 12px; padding: 24px; border: 2px dashed var(--c-line-2); border-radius: var(--r-l); }
  & .code > b { font-size: 1.75rem; line-height: 1.1; letter-spacing: -.03em; overflow-wrap: anywhere; }
  @media (max-width: 1179px) { & > .body { grid-template-columns: minmax(0, 1fr); } }
`)

/** An article or a promotion: what it says, what it leads to, what to read next. */
export const NewsScreen = ({
  data,
  sections
}: ViewProps<PageData<'blog-detail'>, PageSections<'blog-detail'>>) => (
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
        <PageSection of={sections} name="related" what={newsScreenMessages.whatPosts}>
          {related => <Related related={related} />}
        </PageSection>
        <Share url={useShown(canonicalOf)} title={data.title} />
      </aside>
    </div>
    <PageSection of={sections} name="goods" what={newsScreenMessages.whatProducts} className="sec">
      {goods =>
        goods.length > 0 && (
          <div className="sec">
            <CollectionShelf title={newsScreenMessages.products} cards={goods} />
          </div>
        )
      }
    </PageSection>
    <Turn older={data.older} newer={data.newer} />
  </article>
)

const canonicalOf = ({ current }: NavigationState) => current.payload.head.canonical

const Tags = ({ tags }: Pick<PageData<'blog-detail'>, 'tags'>) =>
  tags.length > 0 && (
    <nav className="tags" aria-label={newsScreenMessages.topics}>
      {tags.map(({ title, href }) => (
        <Chip key={href} href={href} variant="line">
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

const Turn = ({ older, newer }: Pick<PageData<'blog-detail'>, 'older' | 'newer'>) =>
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
