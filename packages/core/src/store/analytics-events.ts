import type { Order } from '../entities/order.ts'
import { storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { NOT_FOUND } from '../platform/statuses.ts'
import { rateOf } from '../values/currency/currency.ts'
import {
  type AnalyticsItem,
  type AnalyticsPrice,
  type AnalyticsProduct,
  analyticsItem
} from './analytics-item.ts'

/** Goals of §7 and §8. */
export type GoalName = 'add_cart' | 'register' | 'order' | 'id404' | 'id500plus'

export interface Goal {
  readonly name: GoalName
  readonly params: Readonly<Record<string, string | number>>
}

interface Products {
  readonly products: readonly AnalyticsItem[]
}

/** One entry of the e-commerce container; `detail` is a visit of a product's page (N19). */
export interface EcommerceRecord {
  readonly ecommerce: {
    readonly currencyCode: string
    readonly add?: Products
    readonly remove?: Products
    readonly detail?: Products
    readonly purchase?: Products & {
      readonly actionField: { readonly id: string; readonly revenue: number }
    }
  }
}

/** 501 is no answer of a server (E3). */
const FAILED: readonly number[] = [500, 502]

const record = (
  { currency }: AnalyticsPrice,
  what: Omit<EcommerceRecord['ecommerce'], 'currencyCode'>
): EcommerceRecord => ({ ecommerce: { currencyCode: currency.code, ...what } })

const productsOf = (products: readonly AnalyticsProduct[], price: AnalyticsPrice): Products => ({
  products: products.map(product => analyticsItem(product, price))
})

/** Products were put into the basket. */
export const ecommerceAdd = (products: readonly AnalyticsProduct[], price: AnalyticsPrice) =>
  record(price, {
    add: productsOf(products, price)
  })

/** Products were taken out of the basket. */
export const ecommerceRemove = (products: readonly AnalyticsProduct[], price: AnalyticsPrice) =>
  record(price, {
    remove: productsOf(products, price)
  })

/** A product’s page was looked at. */
export const ecommerceVisit = (product: AnalyticsProduct, price: AnalyticsPrice) =>
  record(price, {
    detail: productsOf([product], price)
  })

/** `known`: products of the basket that was ordered, for what an order's lines do not tell. */
export function ecommercePurchase(
  order: Order,
  known: readonly AnalyticsProduct[],
  price: AnalyticsPrice
): EcommerceRecord {
  const products = order.items.map(item => {
    const { categories = [] } = known.find(({ id }) => id === item.productId) ?? {}
    const { priceRole } = price
    return analyticsItem(
      {
        id: item.productId,
        title: item.title,
        categories,
        cardPrices: [{ price: item.price, priceRole }],
        groups: [{ count: item.count }]
      },
      price
    )
  })
  const revenue = order.price * rateOf(price.currency, price)
  return record(price, { purchase: { actionField: { id: order.id, revenue }, products } })
}

export const addCartGoal: Goal = { name: 'add_cart', params: {} }
export const registerGoal: Goal = { name: 'register', params: {} }

/** An order was placed, with its sum and currency. */
export function orderGoal(order: Pick<Order, 'price'>, price: AnalyticsPrice): Goal {
  const { price: rubles } = order
  const { currency } = price
  return {
    name: 'order',
    params: { order_price: rubles * rateOf(currency, price), currency: currency.code }
  }
}

/** The goal of a page that could not be shown (§8). */
export function failureGoal(status: number): Goal | undefined {
  if (status === NOT_FOUND) return { name: 'id404', params: {} }
  return FAILED.includes(status) ? { name: 'id500plus', params: {} } : undefined
}

/** A page as a counter hears of it. */
interface CountedPage {
  readonly url: string
  /** Status of the error screen in its place. */
  readonly failed: number | undefined
  /** What a product's page tells of its product. */
  readonly product: AnalyticsProduct | undefined
}

interface Counter {
  failed(status: number): void
  visit(product: AnalyticsProduct): void
}

/**
 * Tells of a page that is arrived at: a product that was opened, a page that failed (§7, §8). Another
 * size or colour of the same product is no other visit.
 */
export function createPageVisits(counter: Counter): (page: CountedPage) => void {
  let reported = ''
  return ({ url, failed, product }) => {
    const page = `${url.split('?', 1)[0]} ${failed ?? ''}`
    if (page === reported) return
    reported = page
    if (failed !== undefined) counter.failed(failed)
    if (product !== undefined) counter.visit(product)
  }
}

const KEPT_ORDERS = 20

/** True once for every order: a purchase that is told twice is counted twice. */
export function isFirstReport(orderId: string, { storage }: Pick<Platform, 'storage'>): boolean {
  const found = (storage.get(storageKeys.reportedOrders) ?? '').split(' ')
  if (found.includes(orderId)) return false
  storage.set(storageKeys.reportedOrders, [...found, orderId].slice(-KEPT_ORDERS).join(' ').trim())
  return true
}
