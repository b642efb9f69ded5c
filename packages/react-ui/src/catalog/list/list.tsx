import type { Reading } from '@vitrina/core/store'
import { partMessages } from '@vitrina/core/store'
import type { EmptyList, ListView } from '@vitrina/core/values'

import { Button } from '../../kit/button/button.tsx'
import type { Elements } from '../../kit/elements.ts'
import { EmptyState } from '../../kit/empty-state/empty-state.tsx'
import { Pagination } from '../../kit/pagination/pagination.tsx'

interface ListProps<Card> {
  readonly list: Pick<ListView<Card>, 'cards' | 'empty' | 'pages'>
  readonly children: (cards: readonly Card[]) => Elements
}

/**
 * Draws a page of a list: its cards by `children`, or words where there are none, and links to the
 * pages around it. `list` is what a page of the core has read.
 */
export const List = <Card,>({ list: { cards, empty, pages }, children }: ListProps<Card>) => (
  <>
    {empty === undefined ? children(cards) : <NoCards {...empty} />}
    {pages && <Pagination {...pages} />}
  </>
)

const NoCards = ({ title, text, note, action }: EmptyList) => (
  <EmptyState
    title={title}
    note={note}
    actions={action && <Button href={action.href}>{action.title}</Button>}
  >
    {text}
  </EmptyState>
)

interface ReadListProps<Card> {
  readonly reading: Pick<Reading<unknown, ListProps<Card>['list']>, 'value' | 'failure'>
  /** In its place until then. */
  readonly awaited: Elements
  readonly failed: Pick<EmptyList, 'title' | 'text'>
  readonly onRetry: () => void
  readonly children: ListProps<Card>['children']
}

/**
 * Draws a list that the browser reads by itself: `awaited` until it is there, `failed` with
 * «Повторить» when it did not come, then the same as `List`.
 */
export function ReadList<Card>({ reading, awaited, failed, ...props }: ReadListProps<Card>) {
  const { value, failure } = reading
  if (value !== undefined) return <List list={value}>{props.children}</List>
  if (failure === undefined) return awaited
  return (
    <EmptyState
      title={failed.title}
      actions={
        <Button type="button" onClick={props.onRetry}>
          {partMessages.retry}
        </Button>
      }
    >
      {failed.text}
    </EmptyState>
  )
}
