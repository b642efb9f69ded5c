import {
  type BlankPage,
  type BlankView,
  orderRows,
  blankMessages as words
} from '@vitrina/core/orders'
import { usePrices } from '../../binding/use-prices.ts'
import { List } from '../../catalog/list/list.tsx'
import { StatusChips } from '../../catalog/status-chips/status-chips.tsx'
import { ConfirmAction } from '../../forms/confirm-action.tsx'
import { Button } from '../../kit/button/button.tsx'
import { Status } from '../../kit/tag/tag.tsx'
import { CardHead } from '../order-card/card-head.tsx'
import { GoodsRow } from '../order-card/goods-row.tsx'
import { orderCardStyle } from '../order-card/order-card.styles.ts'
import { statusTones } from '../order-card/order-status-mark.tsx'
import { orderListStyle } from '../order-list/order-list.styles.ts'
import { blankListMessages } from './blank-list.messages.ts'

interface BlankCardProps {
  readonly blank: BlankView
  readonly onChanged: () => void
}

/** A one-click order: what was asked for, whom the shop calls, what came of it. */
function BlankCard({ blank, onChanged }: BlankCardProps) {
  const { show } = usePrices()
  const { title, when, status, about, commentary, items, price } = blank
  return (
    <article className={orderCardStyle()}>
      <CardHead title={title} when={when}>
        <Status tone={statusTones[status.tone]}>{status.title}</Status>
      </CardHead>
      <div>
        <p>{about}</p>
        {commentary && <p className="mut3">{`«${commentary}»`}</p>}
      </div>
      <div className="foot">
        <GoodsRow items={orderRows({ items })} />
        <b className="price sum">{show(price)}</b>
        <Actions blank={blank} onChanged={onChanged} />
      </div>
    </article>
  )
}

function Actions({ blank: { id, number, canCancel, orderHref }, onChanged }: BlankCardProps) {
  if (!canCancel && orderHref === undefined) return null
  return (
    <div className="acts">
      {orderHref && (
        <Button variant="soft" size="s" href={orderHref}>
          {words.toOrder}
        </Button>
      )}
      {canCancel && (
        <ConfirmAction
          fields={{ cancel: id }}
          label={words.cancel}
          size="s"
          question={words.cancelQuestion(number)}
          consequence={words.consequence}
          yes={words.confirm}
          no={words.keep}
          act={async engine => (await engine.service('orders')).cancelBlank(id)}
          done={words.cancelled(number)}
          onDone={onChanged}
        />
      )}
    </div>
  )
}

interface BlankListProps {
  readonly blanks: BlankPage
  /** A one-click order is another one now: the page has to be read again. */
  readonly onChanged: () => void
}

/**
 * Lists the one-click orders of a member by status, page by page: whom the shop calls, about what,
 * and what came of it. One that still waits can be cancelled; `onChanged` has the page read again.
 */
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
