import { routePath } from '@vitrina/core'
import { tabStorage } from '@vitrina/core/browser'
import { itemNote } from '@vitrina/core/cart'
import type { Order, PaymentStatus } from '@vitrina/core/entities'
import {
  earlierOrderOf,
  guestOrderPath,
  isPaymentAwaited,
  type OrderView,
  orderView,
  type PaymentReturnActor,
  paymentView,
  placedOrderPath
} from '@vitrina/core/orders'
import type { Platform } from '@vitrina/core/platform'
import { isSignedIn } from '@vitrina/core/session'
import type { Opened } from '@vitrina/core/store'
import { sumText } from '@vitrina/core/values'
import { useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { IfPage, useHasPage, useSession, useShop } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import type { Elements } from '../../kit/elements.ts'
import { Status } from '../../kit/tag/tag.tsx'
import { style } from '../../theme/style.ts'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { OrderThing } from '../order-card/order-thing.tsx'
import { OrderCertificates } from '../order-detail/order-certificates.tsx'
import { InvoiceButton, OrderPapers } from '../order-papers/order-papers.tsx'
import { orderLinesStyle } from '../order-summary/order-summary.styles.ts'
import { orderPlacedMessages } from './order-placed.messages.ts'

/** The state of an order's payment, asked again while the bank's word is on its way (R15). */
function usePaymentStatus({ id, payment }: Order): PaymentStatus {
  const shop = useShop()
  const [asking, setAsking] = useState<Opened<PaymentReturnActor>>()
  const isWaiting = isPaymentAwaited({ payment })
  const status = useSelector(asking?.actor, state => state?.context.status)

  useEffect(() => {
    if (!isWaiting) return undefined
    let isLeft = false
    const opening = shop.engine().then(engine => engine.service('createPaymentReturn'))
    opening.then(
      open => {
        if (!isLeft) setAsking(open(id))
      },
      // Without the engine the page keeps the server's last word, and a reload asks again.
      () => undefined
    )
    return () => {
      isLeft = true
      setAsking(undefined)
    }
  }, [shop, id, isWaiting])
  useEffect(() => asking?.stop, [asking])

  return status ?? payment.status
}

/** Whether the order is paid, by the server's word only, and the way to the bank while it is not. */
function OrderPayment({ order }: { order: Order }) {
  const { show } = usePrices()
  const status = usePaymentStatus(order)
  const { tone, title, next, billId, isInvoice } = paymentView(order, status)
  return (
    <section className="payment" aria-label={orderPlacedMessages.payment}>
      <p className="state" role="status">
        <b className="price">{show(order.price)}</b>
        <Status tone={tone}>{title}</Status>
      </p>
      <p>{next}</p>
      {isInvoice && <InvoiceButton order={order} owner={{ orderId: order.id }} />}
      {billId !== undefined && <PayOrder orderId={order.id} billId={billId} size="l" />}
    </section>
  )
}

const orderPlacedStyle = style(`
  max-width: 880px; margin: 28px 0 var(--section);
  & > .lead { margin-top: 14px; max-width: 40em; }
  & > .earlier { margin-top: 18px; padding: 14px 18px; border: 1px solid var(--c-cell); border-radius: var(--r-xl); }
  & > .payment { display: grid; gap: 12px; justify-items: start; margin-top: 28px; padding: 24px 28px; border-radius: var(--r-xl); background: var(--c-desk); }
  & .state { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; }
  & .state > .price { font-size: var(--fs-price-l); font-weight: 800; letter-spacing: -.045em; line-height: 1; }
  & > .columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px 56px; margin-top: 32px; }
  & .facts { display: grid; gap: 16px; align-content: start; }
  & dt { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .facts b { display: block; color: var(--c-green); font-weight: 600; }
  & .sums { display: grid; gap: 8px; margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--c-line); }
  & .sums > div { display: flex; justify-content: space-between; gap: 16px; }
  & .sums dd { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  & > .actions { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 32px; }
  @media (max-width: 767px) {
    & > .payment { margin-inline: -6px; padding: 24px 20px; }
    & > .columns { grid-template-columns: minmax(0, 1fr); }
    & > .actions > * { width: 100%; }
  }
  @media print { & > .actions, & .payment button { display: none; } }
`)

interface EarlierOrderProps {
  readonly orderId: string
  readonly storage: Pick<Platform, 'tabStorage'>
}

/** An order of before whose answer was lost, where this one brought it to light. */
function EarlierOrder({ orderId, storage }: EarlierOrderProps) {
  const number = useSyncExternalStore(
    still,
    () => earlierOrderOf(storage, orderId)?.number,
    () => undefined
  )
  if (number === undefined) return undefined
  const id = earlierOrderOf(storage, orderId)?.id ?? ''
  const href = placedOrderPath(id)
  return (
    <p className="earlier" role="status">
      <span>{`${orderPlacedMessages.earlier} `}</span>
      <a className="link" href={href}>
        {orderPlacedMessages.numbered(number)}
      </a>
    </p>
  )
}

/** It was written before the page was opened. */
const still = () => () => undefined

interface OrderPlacedProps {
  readonly order: Order
  /** How to pay it otherwise. */
  readonly children?: Elements
  /** Where this tab keeps what became of its orders; the browser's own where it is left out. */
  readonly storage?: Pick<Platform, 'tabStorage'> | undefined
}

/**
 * Thanks for an order: its number, what it costs, how it comes, what to do next; fit for paper.
 * While the payment is on its way it asks the server again by itself, and the bank's word is shown
 * when it comes.
 */
export function OrderPlaced({ order, storage = { tabStorage }, children }: OrderPlacedProps) {
  const isMember = useSession(isSignedIn)
  const hasPage = useHasPage()
  const { phoneLengths } = useFieldRules()
  const view = orderView(order, [], phoneLengths)
  return (
    <article className={orderPlacedStyle()} data-paper>
      <h1>{orderPlacedMessages.accepted(order.number)}</h1>
      <p className="lead mut">
        <span>{orderPlacedMessages.letterSent(order.recipient.email)}</span>
        <IfPage name="order">
          <span>{` ${orderPlacedMessages.keepNumber} `}</span>
          <a className="link" href={routePath('order')}>
            {orderPlacedMessages.whereIsMyOrder}
          </a>
          <span>.</span>
        </IfPage>
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
        {isMember && order.isOfGuest && hasPage('order') && (
          <Button variant="soft" href={guestOrderPath({ kind: 'ask', number: order.number })}>
            {orderPlacedMessages.join}
          </Button>
        )}
        {isMember && !order.isOfGuest && hasPage('user-profile-order-detail-id') && (
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
