import { plain } from '../../frames/plain.tsx'
import { NewsCard } from '../../news/news-card.tsx'
import { NewsList } from '../../news/news-list.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './blog.loader.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <NewsList data={data} kind="articles" Card={({ news }) => <NewsCard news={news} level={2} />} />
  )
})
