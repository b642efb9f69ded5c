import type { Order, PaymentStatus } from '../entities/order.ts'
import { ApiError } from '../platform/api-error.ts'
import { CONFLICT } from '../platform/statuses.ts'
import { backendWords } from './backend-words.ts'

interface Placed {
  readonly body: string
  readonly order: Order
}

export interface FakeOrders {
  /** The same key and body is the same order; the same key and another body is refused. */
  place(key: string, body: unknown, price: number, more?: (order: Order) => Partial<Order>): Order
  /** Something was ordered under this key. */
  has(key: string): boolean
  pay(orderId: string, status: PaymentStatus): void
  statusOf(orderId: string): PaymentStatus
  all(): readonly Order[]
}

export const waiting = { code: 'waiting', title: 'Ждёт оплаты', tone: 'waiting' } as const

/** Orders in memory: one for each idempotency key. */
export function createFakeOrders(): FakeOrders {
  const placed = new Map<string, Placed>()
  const payments = new Map<string, PaymentStatus>()
  return {
    has: key => placed.has(key),
    place(key, body, price, more = () => ({})) {
      const text = JSON.stringify(body)
      const found = placed.get(key)
      if (found?.body === text) return found.order
      if (found) throw new ApiError({ message: backendWords.otherForm, status: CONFLICT })
      const plain = demoOrder(`order-${placed.size + 1}`, price)
      const order = { ...plain, ...more(plain) }
      placed.set(key, { body: text, order })
      return order
    },
    pay: (orderId, status) => void payments.set(orderId, status),
    statusOf: orderId => payments.get(orderId) ?? 'waiting',
    all: () => [...placed.values()].map(({ order }) => order)
  }
}

/** An order of the demo buyer; `price` in rubles. */
export const demoOrder = (id: string, price: number): Order => ({
  id,
  number: `П-${id}`,
  createdAt: '2026-11-21T10:00:00.000Z',
  status: waiting,
  price,
  count: 1,
  items: [],
  payment: { methodTitle: 'Картой онлайн', status: 'waiting', billId: `bill-${id}` },
  canCancel: true,
  goodsPrice: price,
  discount: 0,
  promoCode: null,
  bonusesSpent: 0,
  bonusesForAccrual: 0,
  delivery: { title: 'Пункт выдачи', address: 'Тула, Советская, 1', price: 0, date: '2026-11-24' },
  recipient: { fio: 'Иванова Мария', email: 'maria@example.com', phone: '+79990000000' },
  commentary: '',
  history: [],
  refunds: [],
  refundable: { items: [], reasons: [] }
})
