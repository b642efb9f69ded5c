import {
  cancelOrder,
  countOrders,
  createOrder,
  isOwnOrder,
  listOrders,
  viewOrder
} from '../contracts/orders.ts'
import { createPaymentUrl, getPaymentStatus } from '../contracts/payments.ts'
import type { Basket } from '../entities/basket.ts'
import type { Order, OrderItem, PaymentMethod } from '../entities/order.ts'
import type { ProductCard } from '../entities/product.ts'
import { ApiError } from '../platform/api-error.ts'
import { CONFLICT, NOT_FOUND, UNAUTHORIZED } from '../platform/statuses.ts'
import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import { backendWords as words } from './backend-words.ts'
import { DELIVERY_PRICE, deliveredTo, paymentMethods } from './demo-ways.ts'
import type { FakeBasket } from './fake-basket.ts'
import { type FakeCall, field, type Serve } from './fake-call.ts'
import { demoOrder, type FakeOrders, waiting } from './fake-orders.ts'

const LATE_PAYMENTS = ['on_receipt', 'invoice']
const PAGE_SIZE = 10

const done = { code: 'done', title: 'Получен', tone: 'done' } as const
const cancelled = { code: 'cancelled', title: 'Отменён', tone: 'cancelled' } as const
const statuses = [waiting, done, cancelled]

/** What a member bought before: two notebooks that he received. */
const earlier: Order = {
  ...demoOrder('earlier', 900),
  ...{ status: done, canCancel: false, count: 2 },
  payment: { methodTitle: 'Картой онлайн', status: 'paid', billId: null },
  items: [
    {
      ...{ groupId: 1, productId: 1, url: '/catalog/shkola/kancelyariya/detail/tetrad' },
      ...{ title: 'Тетрадь в клетку', variant: '', image: null, count: 2, price: 450, sum: 900 }
    }
  ]
}

interface OrderShop {
  readonly orders: FakeOrders
  /** The basket of whoever calls. */
  readonly basketOf: (call: FakeCall) => FakeBasket
  readonly uidOf: (call: FakeCall) => string | undefined
}

/** Answers the calls about orders: places them, shows them to their buyers, takes their money. */
export function serveOrders(on: Serve, { orders, basketOf, uidOf }: OrderShop): void {
  const cancels = new Set<string>()
  const shown = (order: Order): Order => ({
    ...order,
    payment: { ...order.payment, status: paymentOf(order) },
    ...(cancels.has(order.id) && { status: cancelled, canCancel: false })
  })
  const paymentOf = ({ id, payment }: Order) =>
    id === earlier.id || payment.billId === null ? payment.status : orders.statusOf(id)
  const all = () => [...orders.all(), earlier].map(shown)
  function find(id: unknown): Order {
    const found = all().find(order => order.id === id)
    if (found) return found
    throw new ApiError({ message: words.noOrder, status: NOT_FOUND })
  }

  on(createOrder, call => place(call, orders, basketOf(call)))
  on(viewOrder, ({ url }) => find(url.searchParams.get('orderId')))
  on(isOwnOrder, ({ url }) => ({
    isOwn: all().some(({ id }) => id === url.searchParams.get('orderId'))
  }))
  on(cancelOrder, call => {
    const { id } = find(field(call, 'orderId'))
    cancels.add(id)
    return find(id)
  })
  on(listOrders, call => {
    signedIn(uidOf(call))
    return pageOf(all(), call.url.searchParams)
  })
  on(countOrders, call => {
    signedIn(uidOf(call))
    const countOf = (code: string) => all().filter(({ status }) => status.code === code).length
    return {
      all: all().length,
      statuses: statuses.map(({ code, title }) => ({ code, title, count: countOf(code) }))
    }
  })
  on(createPaymentUrl, call => ({
    url: `https://shop.example/demo-pay/${field(call, 'billId')}`
  }))
  on(getPaymentStatus, ({ url }) => ({
    status: orders.statusOf(url.searchParams.get('orderId') ?? '')
  }))
}

/** What its delivery costs, for this state of the basket alone. */
export const calculationFor = ({ version }: Basket) => ({
  calculationId: `calculation-${version}`,
  price: DELIVERY_PRICE,
  date: '2026-11-24',
  expiresAt: '2026-11-21T12:00:00.000Z',
  description: '24 ноября'
})

function place(call: FakeCall, orders: FakeOrders, own: FakeBasket): Order {
  const key = call.headers.get('idempotency-key') ?? ''
  if (orders.has(key)) return orders.place(key, call.body, 0)
  const basket = own.read()
  const isSent = basket.total.needsDelivery !== false
  const price = basket.total.price + (isSent ? DELIVERY_PRICE : 0)
  if (field(call, 'expectedPrice') !== price) throw otherPrice(price)
  const { calculationId } = field(call, 'personalDelivery')
  if (isSent && calculationId !== calculationFor(basket).calculationId) throw otherBasket()
  const order = orders.place(key, call.body, price, plain => boughtBy(plain, call, basket))
  own.takeSelected()
  return order
}

/** What stands in an order of its form and of the basket's selected lines. */
function boughtBy(order: Order, call: FakeCall, { data, total }: Basket): Partial<Order> {
  const { method, deliveryPointCode } = field(call, 'personalDelivery')
  const way = paymentMethods.find(({ id }) => id === field(call, 'personalPayment'))
  const { methodTitle, billId } = order.payment
  return {
    ...{ count: total.count, goodsPrice: total.price, promoCode: total.promocodeUsed },
    recipient: field(call, 'personalData'),
    commentary: field(call, 'personalCommentary'),
    ...(total.needsDelivery !== false && { delivery: deliveredTo(method, deliveryPointCode) }),
    payment: {
      methodTitle: way?.title ?? methodTitle,
      ...(isLate(way) ? { status: 'none', billId: null } : { status: 'waiting', billId })
    },
    items: data.flatMap(({ inStock, products }) => (inStock ? products.flatMap(itemsOf) : []))
  }
}

const isLate = (way: PaymentMethod | undefined) =>
  way !== undefined && LATE_PAYMENTS.includes(way.code)

/** The selected lines of a product, as an order shows them. */
function itemsOf({ id, code, title, categories, groups, cardPrices }: ProductCard): OrderItem[] {
  const price = cardPrices.at(-1)?.price ?? 0
  return groups
    .filter(({ selected }) => selected)
    .map(({ id: groupId, color, size, count }) => ({
      ...{ groupId, productId: id, title, image: null, count, price, sum: price * count },
      url: `/catalog/${categories[0]?.path ?? ''}/detail/${code}`,
      variant: [color?.title, size?.title].filter(Boolean).join(', ')
    }))
}

function pageOf(found: readonly Order[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? FIRST_PAGE)
  const limit = Number(query.get('limit') ?? PAGE_SIZE)
  const status = query.get('status') ?? 'all'
  const search = (query.get('search') ?? '').toLowerCase()
  const data = found.filter(
    order =>
      (status === 'all' || order.status.code === status) &&
      [order.number, ...order.items.map(({ title }) => title)]
        .join(' ')
        .toLowerCase()
        .includes(search)
  )
  return {
    data: data.slice((page - 1) * limit, page * limit),
    meta: { page, limit, total: data.length, pages: Math.ceil(data.length / limit) },
    statuses,
    cancelStatuses: [waiting.code]
  }
}

const otherBasket = () => new ApiError({ message: words.basketChanged, status: CONFLICT })

const otherPrice = (total: number) =>
  new ApiError({ message: words.priceMoved(total), status: CONFLICT, body: { total } })

function signedIn(uid: string | undefined): void {
  if (uid === undefined) throw new ApiError({ message: words.sessionEnded, status: UNAUTHORIZED })
}
