import type { Order } from '@vitrina/core/entities'
import type { PaperOwner } from '@vitrina/core/orders'
import {
  canRefund,
  type OrderFlow,
  orderView,
  type RefundFile,
  refundHref,
  refundView
} from '@vitrina/core/orders'

import { useFieldRules } from '../../forms/field-rules.tsx'
import type { Elements } from '../../kit/elements.ts'
import { OrderStatusMark } from '../order-card/order-status-mark.tsx'
import { InvoiceButton, OrderPapers } from '../order-papers/order-papers.tsx'
import { OrderPickup } from '../order-track/order-pickup.tsx'
import { OrderHistory } from '../order-track/order-track.tsx'
import { RefundList } from '../refund-list/refund-list.tsx'
import { OrderCertificates } from './order-certificates.tsx'
import { orderDetailMessages } from './order-detail.messages.ts'
import { orderDetailStyle } from './order-detail.styles.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderThings } from './order-things.tsx'
import { useOrderNews } from './use-order-news.ts'

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

/** Everything about one order: its way, its things, its sums; fit for paper. */
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
