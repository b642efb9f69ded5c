import type { Order, OrderForm, OrderItem, PaymentStatus } from '@vitrina/core/entities'
import type { ColumnType, Generated } from 'kysely'

export type StatusCode = 'new' | 'paid' | 'assembling' | 'shipping' | 'ready' | 'done' | 'cancelled'

export interface OrderStatusTable {
  code: StatusCode
  title: string
  sort: number
  can_cancel: boolean
}

export interface PaymentMethodTable {
  id: string
  code: 'sbp' | 'card' | 'on_receipt' | 'invoice'
  title: string
  note: string
  is_default: boolean
  /** Paid on the bank's page right after the order. */
  is_online: boolean
  only_for_organizations: boolean
  sort: number
}

export interface OrdersTable {
  id: string
  number: Generated<string>
  user_id: string | null
  /** SHA-256 of the cart token the order was made with. */
  guest_hash: string | null
  status: StatusCode
  created_at: Date
  goods_kopecks: number
  discount_kopecks: number
  /** Bonuses written off. */
  bonus_kopecks: number
  /** Bonuses the buyer gets once the order is done. */
  bonus_accrual_kopecks: Generated<number>
  delivery_kopecks: number
  total_kopecks: number
  promo_code: string | null
  recipient: ColumnType<Order['recipient'], string, string>
  organization: ColumnType<OrderForm['organization'] | null, string | null, string | null>
  commentary: string
  delivery: ColumnType<Omit<Order['delivery'], 'price'>, string, string>
  /** The fields of the suggestion service as JSON, for the carrier; null where none holds. */
  service_address: Generated<string | null>
  payment_method: string
  payment_title: string
}

/** A snapshot: later changes of the product do not change the order. */
export interface OrderItemTable {
  order_id: string
  position: number
  group_id: number
  offer_id: number
  product_id: number
  title: string
  variant: string
  url: string
  image: ColumnType<OrderItem['image'], string | null, string | null>
  count: number
  price_kopecks: number
  sum_kopecks: number
  /** The set that the item was bought in. */
  set_id: string | null
  set_title: string | null
  set_count: number | null
}

export interface OrderEventTable {
  id: Generated<number>
  order_id: string
  status: StatusCode
  at: Date
}

export interface BillTable {
  id: string
  order_id: string
  amount_kopecks: number
  status: Exclude<PaymentStatus, 'none'>
}

/** One visit to the bank; a bill has at most one open at a time. */
export interface PaymentTable {
  id: string
  bill_id: string
  status: 'open' | 'paid' | 'declined'
  url: string
  created_at: Date
}

/** What the bank told, each event once. */
export interface PaymentEventTable {
  provider_event_id: string
  payment_id: string
  result: 'paid' | 'declined'
  amount_kopecks: number
  received_at: Date
}

/** Money that has to go back to its buyer. */
export interface MoneyBackTable {
  id: Generated<number>
  order_id: string
  /** The payment that came for nothing. */
  payment_id: string | null
  /** Paid a second time, paid after it was cancelled, cancelled after it was paid. */
  reason: 'twice' | 'late' | 'cancelled'
  amount_kopecks: number
  owed_at: Date
  /** Written down by the keeper; null as long as it waits. */
  returned_at: Date | null
}

/** A page of the demo bank; the bank shares no other table with the shop. */
export interface DemoBankSessionTable {
  id: string
  reference: string
  amount_kopecks: number
  title: string
  return_url: string
  decision: 'paid' | 'declined' | null
  created_at: Date
}

export interface IdempotencyKeyTable {
  scope: string
  key: string
  request_hash: string
  order_id: string
  created_at: Date
}

export interface OrdersTables {
  order_status: OrderStatusTable
  payment_method: PaymentMethodTable
  orders: OrdersTable
  order_item: OrderItemTable
  order_event: OrderEventTable
  bill: BillTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  money_back: MoneyBackTable
  demo_bank_session: DemoBankSessionTable
  idempotency_key: IdempotencyKeyTable
}
