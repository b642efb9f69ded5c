import type { DemoDeliveryMethod, DemoPaymentMethod } from './shop-shapes.ts'

export type OrderStatusCode =
  | 'new'
  | 'paid'
  | 'assembling'
  | 'shipping'
  | 'ready'
  | 'done'
  | 'cancelled'

export interface DemoOrderStatus {
  readonly code: OrderStatusCode
  readonly title: string
  readonly sort: number
  /** The buyer may still cancel an order in this status. */
  readonly canCancel: boolean
}

export interface DemoOrderItem {
  readonly productCode: string
  readonly barcode: string
  readonly count: number
}

export interface DemoOrder {
  readonly number: string
  readonly email: string
  readonly status: OrderStatusCode
  /** ISO time. */
  readonly createdAt: string
  readonly deliveryMethod: DemoDeliveryMethod['code']
  /** Code of the delivery point or store; missing for a courier. */
  readonly pointCode?: string
  /** Courier's address; missing for a point or store. */
  readonly address?: string
  readonly deliveryKopecks: number
  readonly paymentMethod: DemoPaymentMethod['code']
  readonly isPaid: boolean
  readonly comment: string
  readonly items: readonly DemoOrderItem[]
  readonly history: readonly { readonly status: OrderStatusCode; readonly at: string }[]
}
