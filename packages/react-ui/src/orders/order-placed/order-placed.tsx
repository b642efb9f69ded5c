import { routePath } from '@vitrina/core'
import { itemNote } from '@vitrina/core/cart'
import type { Order } from '@vitrina/core/entities'
import { guestOrderPath, type OrderView, orderView } from '@vitrina/core/orders'
import type { Platform } from '@vitrina/core/platform'
import { isSignedIn } from '@vitrina/core/session'
import { sumText } from '@vitrina/core/values'
import { useSession } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { useFieldRules } from '../../forms/field-rules.tsx'
import { Button } from '../../kit/button/button.tsx'
import type { Elements } from '../../kit/elements.ts'
import { OrderThing } from '../order-card/order-thing.tsx'
import { OrderCertificates } from '../order-detail/order-certificates.tsx'
import { OrderPapers } from '../order-papers/order-papers.tsx'
import { orderLinesStyle } from '../order-summary/order-summary.styles.ts'
import { EarlierOrder } from './earlier-order.tsx'
import { OrderPayment } from './order-payment.tsx'
import { orderPlacedMessages } from './order-placed.messages.ts'
import { orderPlacedStyle } from './order-placed.styles.ts'

interface OrderPlacedProps {
  readonly order: Order
  /** How to pay it otherwise. */
  readonly children?: Elements
  /** Where this tab keeps what became of its orders. */
  readonly storage: Pick<Platform, 'tabStorage'>
}

/** After the order: its number, what it costs, how it comes, what to do next; fit for paper. */
export function OrderPlaced({ order, storage, children }: OrderPlacedProps) {
  const isMember = useSession(isSignedIn)
  const { phoneLengths } = useFieldRules()
  const view = orderView(order, [], phoneLengths)
  return (
    <article className={orderPlacedStyle()} data-paper>
      <h1>{orderPlacedMessages.accepted(order.number)}</h1>
      <p className="lead mut">
        <span>{`${orderPlacedMessages.letterSent(order.recipient.email)} `}</span>
        <a className="link" href={routePath('order')}>
          {orderPlacedMessages.whereIsMyOrder}
        </a>
        <span>.</span>
      </p>
      <EarlierOrder orderId={order.id} storage={storage} />
      <OrderPayment order={order} />
      {children}
      <OrderCertificates {...view} />
      <OrderPapers order={order} owner={{ orderId: order.id }} />
      <div className="columns">
        <Facts {...view} />
        <Items {...view} />
      </div>
      <div className="actions">
        {isMember && order.isOfGuest && (
          <Button variant="soft" href={guestOrderPath({ kind: 'ask', number: order.number })}>
            {orderPlacedMessages.join}
          </Button>
        )}
        {isMember && !order.isOfGuest && (
          <Button variant="soft" href={routePath('user-profile-order-detail-id', { id: order.id })}>
            {orderPlacedMessages.follow}
          </Button>
        )}
        <Button variant="line" href={routePath('catalog')}>
          {orderPlacedMessages.toCatalog}
        </Button>
        <Button variant="grey" type="button" data-live onClick={() => print()}>
          {orderPlacedMessages.print}
        </Button>
      </div>
    </article>
  )
}

const Facts = ({ delivery, recipient, method }: OrderView) => (
  <dl className="facts">
    <div>
      <dt>{delivery.title}</dt>
      <dd>
        <span>{delivery.address}</span>
        {delivery.since !== '' && <b>{delivery.since}</b>}
      </dd>
    </div>
    <div>
      <dt>{orderPlacedMessages.recipient}</dt>
      <dd>{`${recipient.fio}, ${recipient.phone}`}</dd>
    </div>
    <div>
      <dt>{orderPlacedMessages.payment}</dt>
      <dd>{method}</dd>
    </div>
  </dl>
)

function Items({ rows, sums }: OrderView) {
  const { rules } = usePrices()
  return (
    <section className="items" aria-label={orderPlacedMessages.things}>
      <ul className={orderLinesStyle()}>
        {rows.map(row => (
          <OrderThing key={row.id} row={row} note={itemNote(row)} sizes="56px" />
        ))}
      </ul>
      <dl className="sums">
        {[...sums.rows, sums.total].map(row => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>{sumText(row, rules)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
