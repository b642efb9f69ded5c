import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable, Transaction } from 'kysely'

import type { DeliveryCalculationTable } from '../../db/schema/delivery.ts'
import type { OrderItemTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { hashCartToken } from '../basket/owner.ts'
import type { PricedLine } from '../basket/price-lines.ts'
import type { PricedBasket } from '../basket/priced-basket.ts'
import { isBought } from '../basket/sums.ts'
import { readItemFacts } from '../catalog/item-facts.ts'
import { tidyOrganization } from '../users/personal-fields.ts'
import { describeDelivery, noDelivery, serviceAddress } from './delivery-of-order.ts'
import type { OrderRequest } from './order-request.ts'
import { refuseOnReceipt, requirePayment } from './payment-of-order.ts'

interface NewOrder {
  readonly orderId: string
  readonly request: OrderRequest
  readonly priced: PricedBasket
  /** Undefined when nothing is sent. */
  readonly calculation: Selectable<DeliveryCalculationTable> | undefined
}

/** Writes the order, its items as they are now, its bill and the beginning of its history. */
export async function writeOrder(trx: Transaction<Database>, order: NewOrder) {
  const { orderId, request, calculation } = order
  const { form, visitor, payer, now } = request
  const payment = await requirePayment(trx, form.personalPayment, payer)
  if (calculation === undefined) refuseOnReceipt(payment, payer)
  const delivery = calculation
    ? await describeDelivery(trx, form, calculation, visitor.uid)
    : noDelivery(now)
  const sums = sumsOf(order)
  const written = await trx
    .insertInto('orders')
    .values({
      id: orderId,
      status: 'new',
      created_at: now,
      ...buyerOf(request),
      ...sums,
      delivery: JSON.stringify(delivery),
      service_address: calculation ? serviceAddress(form) : null,
      payment_method: payment.id,
      payment_title: payment.title
    })
    .returning(['id', 'user_id', 'bonus_kopecks', 'bonus_accrual_kopecks'])
    .executeTakeFirstOrThrow()
  const items = await snapshot(trx, order)
  await trx.insertInto('order_item').values(items).execute()
  const beginning = { order_id: orderId, status: 'new', at: now } as const
  await trx.insertInto('order_event').values(beginning).execute()
  if (payment.is_online && sums.total_kopecks > 0) await writeBill(trx, orderId, sums.total_kopecks)
  return written
}

function sumsOf({ priced: { sums, promo }, calculation }: NewOrder) {
  const delivery = calculation?.price_kopecks ?? 0
  return {
    goods_kopecks: sums.goods,
    discount_kopecks: sums.discount,
    bonus_kopecks: sums.bonuses,
    bonus_accrual_kopecks: sums.accrual,
    delivery_kopecks: delivery,
    total_kopecks: sums.price + delivery,
    promo_code: sums.discount > 0 ? (promo?.code ?? null) : null
  }
}

const buyerOf = (request: OrderRequest) => ({
  user_id: request.visitor.uid ?? null,
  guest_hash: guestHash(request),
  recipient: JSON.stringify(request.form.personalData),
  organization: organizationOf(request),
  commentary: request.form.personalCommentary.trim()
})

const guestHash = ({ visitor: { uid, cartToken } }: OrderRequest) =>
  uid === undefined && cartToken !== undefined ? hashCartToken(cartToken) : null

const organizationOf = ({ form: { scenario, organization } }: OrderRequest) =>
  scenario === 'organization' && organization
    ? JSON.stringify(tidyOrganization(organization))
    : null

const writeBill = (trx: Transaction<Database>, orderId: string, amount: number) =>
  trx
    .insertInto('bill')
    .values({ id: randomUUID(), order_id: orderId, amount_kopecks: amount, status: 'waiting' })
    .execute()

async function snapshot(
  trx: Transaction<Database>,
  { orderId, priced }: NewOrder
): Promise<Insertable<OrderItemTable>[]> {
  const lines = priced.lines.filter(isBought)
  const facts = await readItemFacts(
    trx,
    lines.map(line => line.groupId)
  )
  const portions = lines.flatMap(line => line.portions.map(portion => ({ line, portion })))
  return portions.map(({ line, portion }, position) => {
    const { image, ...named } = facts.get(line.groupId) ?? NOTHING
    return {
      order_id: orderId,
      position,
      group_id: line.groupId,
      offer_id: portion.offerId,
      product_id: line.productId,
      ...named,
      image: image === null ? null : JSON.stringify(image),
      count: portion.count,
      price_kopecks: portion.price,
      sum_kopecks: portion.price * portion.count,
      ...setOf(priced, line)
    }
  })
}

/** The set that a part was bought in. */
function setOf({ sets }: PricedBasket, { setId }: PricedLine) {
  const set = sets.find(({ id }) => id === setId)
  return {
    set_id: set?.id ?? null,
    set_title: set?.title ?? null,
    set_count: set?.count ?? null
  }
}

const NOTHING = { title: '', variant: '', url: '', image: null } as const
