import type { DemoOrderStatus } from './order-shapes.ts'

/** In the order of an order's life. */
export const ORDER_STATUSES: readonly DemoOrderStatus[] = [
  { code: 'new', title: 'Новый', sort: 10, canCancel: true },
  { code: 'paid', title: 'Оплачен', sort: 20, canCancel: true },
  { code: 'assembling', title: 'Собирается', sort: 30, canCancel: false },
  { code: 'shipping', title: 'В пути', sort: 40, canCancel: false },
  { code: 'ready', title: 'Можно забирать', sort: 50, canCancel: false },
  { code: 'done', title: 'Получен', sort: 60, canCancel: false },
  { code: 'cancelled', title: 'Отменён', sort: 70, canCancel: false }
]
