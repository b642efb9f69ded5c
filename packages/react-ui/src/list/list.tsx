import { partMessages } from '@vitrina/core/error-screen'
import type { EmptyList, ListView } from '@vitrina/core/pagination'
import type { ReactNode } from 'react'

import { Button } from '../kit/button/button.tsx'
import { EmptyState } from '../kit/empty-state/empty-state.tsx'
import { Pagination } from '../kit/pagination/pagination.tsx'

interface ListProps<Card> {
  readonly list: Pick<ListView<Card>, 'cards' | 'empty' | 'pages'>
  readonly children: (cards: readonly Card[]) => ReactNode
}

/** A page of a list: its cards, or words where there are none, and the pages around it. */
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
  /** `undefined` while it is read. */
  readonly list: ListProps<Card>['list'] | 'failed' | undefined
  /** In its place until then. */
  readonly awaited: ReactNode
  readonly failed: Pick<EmptyList, 'title' | 'text'>
  readonly onRetry: () => void
  readonly children: ListProps<Card>['children']
}

/** A list that the browser reads: awaited, failed and tried again, or there. */
export function ReadList<Card>({ list, awaited, failed, ...props }: ReadListProps<Card>) {
  if (list === undefined) return awaited
  if (list !== 'failed') return <List list={list}>{props.children}</List>
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
