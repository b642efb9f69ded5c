import type { NewsCardView } from '@vitrina/core/content'
import type { PageData } from '@vitrina/core/pages'
import { ChoiceChips, List, style } from '@vitrina/react-ui'
import type { ComponentType } from 'react'
import { newsScreenMessages } from './news-screen.messages.ts'

const newsListStyle = style(`
  & > h1 { margin: 6px 0 22px; }
  & > .tags { margin-bottom: 32px; }
  & > .posts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 3.4vw, 48px) var(--gap); }
  & > .posts[data-kind=actions] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap); }
  & > .posts[data-kind=actions] > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  & > nav:last-child { margin-top: clamp(40px, 4.4vw, 64px); }
  @media (max-width: 1179px) { & > .posts { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (max-width: 767px) {
    & > .tags { margin-bottom: 24px; }
    & > .posts, & > .posts[data-kind=actions] { grid-template-columns: minmax(0, 1fr); }
  }
`)

interface NewsListProps {
  readonly data: PageData<'blog'>
  readonly kind: 'articles' | 'actions'
  readonly Card: ComponentType<{ readonly news: NewsCardView }>
}

/** A list of the blog or of the promotions: its tags, its cards, its pages. */
export const NewsList = ({ data, kind, Card }: NewsListProps) => (
  <div className={newsListStyle()}>
    <h1>{data.title}</h1>
    {data.tags.length > 1 && <Tags tags={data.tags} />}
    <List list={data}>
      {cards => (
        <div className="posts" data-kind={kind}>
          {cards.map(news => (
            <Card key={news.id} news={news} />
          ))}
        </div>
      )}
    </List>
  </div>
)

const Tags = ({ tags }: Pick<PageData<'blog'>, 'tags'>) => (
  <nav className="tags" aria-label={newsScreenMessages.topics}>
    <ChoiceChips choices={tags} scroll />
  </nav>
)
