import { plain } from '../../frames/plain.tsx'
import { ActionCard } from '../../news/action-card.tsx'
import { NewsList } from '../../news/news-list.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './actions.loader.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => <NewsList data={data} kind="actions" Card={ActionCard} />
})
