import type { BlankPage } from '@vitrina/core/orders'

import { List } from '../../catalog/list/list.tsx'
import { StatusChips } from '../../catalog/status-chips/status-chips.tsx'
import { orderListStyle } from '../order-list/order-list.styles.ts'
import { BlankCard } from './blank-card.tsx'
import { blankListMessages } from './blank-list.messages.ts'

interface BlankListProps {
  readonly blanks: BlankPage
  /** A one-click order is another one now: the page has to be read again. */
  readonly onChanged: () => void
}

/** The one-click orders of a status, page by page. */
export const BlankList = ({ blanks, onChanged }: BlankListProps) => (
  <section className={orderListStyle()} aria-label={blankListMessages.title}>
    <StatusChips label={blankListMessages.byStatus} tabs={blanks.tabs} />
    <List list={blanks}>
      {cards => (
        <div className="cards">
          {cards.map(blank => (
            <BlankCard key={blank.id} blank={blank} onChanged={onChanged} />
          ))}
        </div>
      )}
    </List>
  </section>
)
