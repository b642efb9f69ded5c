import { plain } from '../../frames/plain.tsx'
import { NewsCard } from '../../parts/news-card.tsx'
import { NewsList } from '../../parts/news-list.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'blog'>({
  frame: plain,
  View: ({ data }) => (
    <NewsList data={data} kind="articles" Card={({ news }) => <NewsCard news={news} level={2} />} />
  )
})
