import type { NewsCardView } from '@vitrina/core/content'
import { ChoiceChips, List } from '@vitrina/react-ui'
import type { ComponentType } from 'react'

import type { NewsListData } from './news.loader.ts'
import { newsListStyle } from './news-list.styles.ts'
import { newsScreenMessages } from './news-screen.messages.ts'

interface NewsListProps {
  readonly data: NewsListData
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

const Tags = ({ tags }: Pick<NewsListData, 'tags'>) => (
  <nav className="tags" aria-label={newsScreenMessages.topics}>
    <ChoiceChips choices={tags} scroll />
  </nav>
)
