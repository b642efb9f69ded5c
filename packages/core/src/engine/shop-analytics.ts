import type { BasketActor } from '../basket/basket.machine.ts'
import type { Order } from '../entities/order.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import type { Platform } from '../platform/platform.ts'
import type { SessionActor } from '../session/session.machine.ts'
import {
  addCartGoal,
  type EcommerceRecord,
  ecommerceAdd,
  ecommercePurchase,
  ecommerceRemove,
  ecommerceVisit,
  failureGoal,
  type Goal,
  isFirstReport,
  orderGoal,
  registerGoal
} from '../store/analytics-events.ts'
import type { AnalyticsPrice, AnalyticsProduct } from '../store/analytics-item.ts'
import { DEFAULT_CURRENCY_CODE, findCurrency } from '../values/currency/currency.ts'

/** Tells the shop's analytics what happens; without a key in the configuration it tells nothing. */
export interface ShopAnalytics {
  /** A product's page was opened. */
  visit(product: AnalyticsProduct): void
  /** A page could not be shown. */
  failed(status: number): void
  /** An order was placed; each is told once. */
  purchased(order: Order): void
  stop(): void
}

interface AnalyticsOptions {
  readonly platform: Platform
  readonly configuration: SiteConfiguration | undefined
  readonly session: SessionActor
  readonly basket: BasketActor
}

const RUBLES = { code: DEFAULT_CURRENCY_CODE, rate: 1 }

export function createShopAnalytics(options: AnalyticsOptions): ShopAnalytics {
  const { platform, session, basket } = options
  const { analyticsKey = '', ecommerceContainer = '' } = options.configuration ?? {}
  const analytics = analyticsKey === '' ? undefined : platform.analytics
  if (analytics === undefined) return silent

  const isAllowed = () => analytics.isAllowed()
  const notify = (record: EcommerceRecord) => {
    if (isAllowed() && ecommerceContainer !== '') analytics.push(ecommerceContainer, record)
  }
  const reach = ({ name, params }: Goal) => {
    if (isAllowed()) analytics.reachGoal(analyticsKey, name, params)
  }
  const price = () => priceOf(options)

  function purchased(order: Order) {
    if (!isAllowed() || !isFirstReport(order.id, platform)) return
    const { buckets = [] } = basket.getSnapshot().context
    notify(
      ecommercePurchase(
        order,
        buckets.flatMap(({ products }) => products),
        price()
      )
    )
    reach(orderGoal(order, price()))
  }

  const subscriptions = [
    basket.on('basket.moved', ({ products, isMore }) => {
      if (products.length > 0) notify((isMore ? ecommerceAdd : ecommerceRemove)(products, price()))
      if (isMore) reach(addCartGoal)
    }),
    session.on('session.signedUp', () => reach(registerGoal))
  ]
  return {
    visit: product => notify(ecommerceVisit(product, price())),
    failed(status) {
      const goal = failureGoal(status)
      if (goal) reach(goal)
    },
    purchased,
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }
}

function priceOf({ session, configuration }: AnalyticsOptions): AnalyticsPrice {
  const { priceRole, currencies, currencyId } = session.getSnapshot().context
  return {
    priceRole,
    currency: findCurrency(currencies, currencyId) ?? RUBLES,
    allowForeignCurrencies: configuration?.allowForeignCurrencies ?? false
  }
}

const silent: ShopAnalytics = {
  visit: () => undefined,
  failed: () => undefined,
  purchased: () => undefined,
  stop: () => undefined
}
