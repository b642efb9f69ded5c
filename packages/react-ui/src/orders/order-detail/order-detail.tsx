import { newestOrderNews, notificationsSubject } from '@vitrina/core/account'
import { itemNote } from '@vitrina/core/cart'
import type { Order } from '@vitrina/core/entities'
import {
  canRefund,
  type OrderFlow,
  type OrderView,
  orderView,
  type PaperOwner,
  type RefundFile,
  refundHref,
  refundMessages,
  refundView
} from '@vitrina/core/orders'
import { sumText } from '@vitrina/core/values'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { useSubject } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import type { Elements } from '../../kit/elements.ts'
import { style } from '../../theme/style.ts'
import { CancelOrder } from '../order-actions/cancel-order.tsx'
import { PayOrder } from '../order-actions/pay-order.tsx'
import { RepeatOrder } from '../order-actions/repeat-order.tsx'
import { OrderStatusMark } from '../order-card/order-status-mark.tsx'
import { OrderThing } from '../order-card/order-thing.tsx'
import { InvoiceButton, OrderPapers } from '../order-papers/order-papers.tsx'
import { OrderHistory, OrderPickup } from '../order-track/order-track.tsx'
import { RefundList } from '../refund-list/refund-list.tsx'
import { OrderCertificates } from './order-certificates.tsx'
import { orderDetailMessages } from './order-detail.messages.ts'

interface OrderSumsProps {
  order: OrderView
  /** Where its goods are sent back; undefined where nothing can be. */
  refund: string | undefined
  onChanged: (() => void) | undefined
  /** Of the letter: by it a guest cancels and sends back, and does nothing else. */
  orderKey: string | undefined
}

/** What an order costs, and what can still be done with it. */
function OrderSums(props: OrderSumsProps) {
  const { rules } = usePrices()
  const { rows, total } = props.order.sums
  return (
    <section className="sums" aria-label={orderDetailMessages.sums}>
      <dl>
        {rows.map(row => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>{sumText(row, rules)}</dd>
          </div>
        ))}
        <div className="whole">
          <dt>{total.title}</dt>
          <dd>{sumText(total, rules)}</dd>
        </div>
      </dl>
      <Acts {...props} />
    </section>
  )
}

const Acts = ({ order, refund, onChanged, orderKey }: OrderSumsProps) => (
  <div className="acts">
    {onChanged && orderKey === undefined && order.billId !== undefined && (
      <PayOrder orderId={order.id} billId={order.billId} size="l" />
    )}
    {onChanged && orderKey === undefined && <RepeatOrder orderId={order.id} variant="soft" />}
    <Button type="button" variant="line" data-live onClick={() => window.print()}>
      {orderDetailMessages.print}
    </Button>
    {onChanged && refund !== undefined && (
      <Button variant="line" href={refund}>
        {refundMessages.start}
      </Button>
    )}
    {onChanged && order.cancelling !== undefined && (
      <CancelOrder
        order={order}
        orderKey={orderKey}
        consequence={order.cancelling}
        onCancelled={onChanged}
      />
    )}
  </div>
)

/** Calls back when the shop sends a notification about an order while its page is open. */
function useOrderNews(onNews: (() => void) | undefined): void {
  const newest = useSubject(notificationsSubject, newestOrderNews)
  const known = useRef(newest)
  const notify = useEffectEvent(() => onNews?.())

  useEffect(() => {
    if (newest === known.current) return
    known.current = newest
    notify()
  }, [newest])
}

function OrderThings({ rows }: Pick<OrderView, 'rows'>) {
  const { show } = usePrices()
  return (
    <ul className="things">
      {rows.map(row => (
        <OrderThing key={row.id} row={row} note={itemNote(row, show(row.price))} sizes="72px" />
      ))}
    </ul>
  )
}

/** How an order comes, to whom, and how it is paid. */
const OrderFacts = ({ delivery, recipient, payment, commentary, moneyBack }: OrderView) => (
  <dl className="facts">
    <Fact name={orderDetailMessages.receiving}>
      <span>{[delivery.title, delivery.since].filter(Boolean).join(', ')}</span>
      <br />
      <span>{delivery.address}</span>
    </Fact>
    <Fact name={orderDetailMessages.recipient}>
      <span>{recipient.fio}</span>
      <br />
      <span>{recipient.phone}</span>
      <br />
      <span>{recipient.email}</span>
    </Fact>
    <Fact name={orderDetailMessages.payment}>
      <span>{payment}</span>
      {moneyBack !== '' && <p>{moneyBack}</p>}
    </Fact>
    {commentary !== '' && <Fact name={orderDetailMessages.comment}>{commentary}</Fact>}
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const orderDetailStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) 340px; gap: 32px clamp(28px, 3vw, 48px); align-items: start;
  & > .line { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; color: var(--c-ink-2); }
  & h2 { margin-bottom: 16px; font-size: var(--fs-h3); color: var(--c-ink); }
  & > .main { display: grid; gap: 40px; min-width: 0; }
  & .things > li { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 16px; align-items: center; padding: 12px 0; border-bottom: 1px solid var(--c-line); line-height: 1.35; }
  & .things [data-art] img { width: 76%; }
  & .things a:hover { color: var(--c-pen); }
  & .things small { display: block; margin-top: 2px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .things b { font-weight: 700; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  & > .side { display: grid; gap: 28px; }
  & .sums { padding: 26px 28px; border-radius: var(--r-xl); background: var(--c-desk); }
  & .sums > dl { display: grid; gap: 9px; }
  & .sums dl > div { display: flex; justify-content: space-between; gap: 16px; }
  & .sums dt { color: var(--c-ink-2); }
  & .sums dd { font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  & .sums .whole { margin-top: 8px; padding-top: 14px; border-top: 1px solid var(--c-line); align-items: baseline; }
  & .sums .whole > dt { color: inherit; font-weight: 700; }
  & .sums .whole > dd { font-size: 1.75rem; font-weight: 800; letter-spacing: -.045em; }
  & .sums .acts { display: grid; gap: 10px; margin-top: 20px; }
  & .invoice { display: grid; gap: 12px; justify-items: start; }
  & .facts { display: grid; gap: 14px; }
  & .facts dt { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .facts dd { overflow-wrap: anywhere; }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) {
    & .sums { margin-inline: -6px; padding: 24px 20px; }
    & .things > li { grid-template-columns: 56px minmax(0, 1fr) auto; gap: 12px; }
  }
  @media print {
    display: block;
    & .sums .acts, & [role=progressbar] { display: none; }
    & > .side, & > .main { display: block; }
    & > .line, & section { margin-bottom: 24px; }
    & .sums { padding: 0; background: none; }
  }
`)

interface OrderDetailProps {
  order: Order
  flow: OrderFlow
  /** The papers of its refunds, as far as they could be read. */
  files: readonly RefundFile[]
  /** How to pay it otherwise. */
  payment?: Elements
  /** In whose name its papers are given out; the visitor's own without it. */
  owner?: PaperOwner | undefined
  /** The order is another one now: its page has to be read again. Left out, it is only read. */
  onChanged?: (() => void) | undefined
}

/**
 * Shows everything about one order: how far it is, its goods, its sums, its papers, and what can be
 * done with it; fit for paper. `order`, `flow` and `files` come from the page of the order. Without
 * `onChanged` it is only read.
 */
export function OrderDetail({ order, flow, files, payment, owner, onChanged }: OrderDetailProps) {
  const { phoneLengths } = useFieldRules()
  useOrderNews(onChanged)
  const view = orderView(order, flow, phoneLengths)
  const papersOf = owner ?? { orderId: order.id }
  const orderKey = owner && 'key' in owner ? owner.key : undefined
  return (
    <article className={orderDetailStyle()} data-paper>
      <p className="line">
        <OrderStatusMark {...view} />
        <span>{view.placed}</span>
      </p>
      <div className="main">
        <section>
          <h2>{orderDetailMessages.track}</h2>
          <OrderHistory {...view} />
          <OrderPickup {...view} />
        </section>
        <section>
          <h2>{orderDetailMessages.things}</h2>
          <OrderThings rows={view.rows} />
        </section>
        {order.refunds.length > 0 && (
          <RefundList refunds={order.refunds.map(refund => refundView(refund, files))} />
        )}
      </div>
      <div className="side">
        <OrderSums
          order={view}
          refund={canRefund(order) ? refundHref(order.id, orderKey) : undefined}
          onChanged={onChanged}
          orderKey={orderKey}
        />
        {view.invoice !== '' && (
          <div className="invoice">
            <p>{view.invoice}</p>
            <InvoiceButton order={order} owner={papersOf} />
          </div>
        )}
        {payment}
        <OrderCertificates {...view} />
        <OrderPapers order={order} owner={papersOf} />
        <OrderFacts {...view} />
      </div>
    </article>
  )
}
