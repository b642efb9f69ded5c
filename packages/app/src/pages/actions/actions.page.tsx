import { plain } from '../../frames/plain.tsx'
import type { loader } from '../../loaders/actions.loader.ts'
import { ActionCard } from '../../parts/action-card.tsx'
import { NewsList } from '../../parts/news-list.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => <NewsList data={data} kind="actions" Card={ActionCard} />
})
