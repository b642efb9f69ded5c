import { plain } from '../../frames/plain.tsx'
import { ActionCard } from '../../parts/action-card.tsx'
import { NewsList } from '../../parts/news-list.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'actions'>({
  frame: plain,
  View: ({ data }) => <NewsList data={data} kind="actions" Card={ActionCard} />
})
