import {
  askGuestOrder,
  cancelBlank,
  cancelOrder,
  countBlanks,
  countOrders,
  joinGuestOrder,
  listBlanks,
  listOrders,
  openGuestOrder,
  previewRepeat,
  repeatOrder,
  viewOrder
} from '@vitrina/core/contracts'
import type { Blank, Order, OrderItem } from '@vitrina/core/entities'
import { demoOrder, type FakeServer, fixtures } from '@vitrina/core/testing'

import { pictureOf } from './goods-pictures.ts'

const flow = [
  { code: 'new', title: 'Принят', tone: 'waiting' },
  { code: 'packing', title: 'Собираем', tone: 'moving' },
  { code: 'moving', title: 'В пути', tone: 'moving' },
  { code: 'ready', title: 'Ждёт в пункте', tone: 'ready' },
  { code: 'done', title: 'Получен', tone: 'done' },
  { code: 'cancelled', title: 'Отменён', tone: 'cancelled' }
] as const
const [placed, packing, moving, , done, cancelled] = flow

const item = (productId: number, groupId: number, words: string, price: number, count = 1) => {
  const [title = '', variant = ''] = words.split(', ')
  return {
    ...{ productId, groupId, title, variant, price, count, sum: price * count },
    ...{ image: pictureOf(productId), url: `/catalog/shkola/detail/${productId}` }
  } satisfies OrderItem
}
const rucksack = item(2, 201, 'Рюкзак «Комета», синий', 3600)
const pencilCase = item(3, 301, 'Пенал «Космос», синий', 690)
const notebooks = item(1, 1, 'Тетрадь в клетку', 450, 4)
const paid = { methodTitle: 'Картой онлайн', status: 'paid', billId: null } as const

/** On its way, to a point, paid. */
export const orderUnderWay: Order = {
  ...demoOrder('1042', 5380),
  ...{ status: moving, canCancel: true, count: 3, payment: paid },
  ...{ createdAt: '2026-11-20T14:10:00.000Z', goodsPrice: 5090, discount: 0 },
  items: [rucksack, pencilCase, { ...notebooks, count: 2, sum: 900 }],
  delivery: {
    ...{ title: 'Пункт выдачи', address: 'Тула, Советская, 1', price: 290, date: '2026-11-24' },
    type: 'pickupPoint'
  },
  history: [
    { status: placed, at: '2026-11-20T14:10:00.000Z' },
    { status: packing, at: '2026-11-20T17:30:00.000Z' },
    { status: moving, at: '2026-11-21T08:30:00.000Z' }
  ]
}

/** Received: what of it can go back, and why it may. */
export const receivedOrder: Order = {
  ...demoOrder('1017', 5400),
  ...{ status: done, canCancel: false, count: 5, payment: paid, goodsPrice: 5400 },
  createdAt: '2026-11-02T11:00:00.000Z',
  items: [rucksack, notebooks],
  refundable: {
    items: [
      { groupId: 201, count: 1 },
      { groupId: 1, count: 4 }
    ],
    reasons: [
      { code: 'changed_mind', title: 'Передумали' },
      { code: 'size', title: 'Не подошёл размер' },
      { code: 'defect', title: 'Брак' }
    ]
  }
}

/** Just placed; the bank waits for the money. */
export const unpaidOrder: Order = {
  ...demoOrder('1051', 980),
  ...{ status: placed, count: 1, items: [pencilCase], goodsPrice: 690 },
  delivery: { ...orderUnderWay.delivery }
}

const cancelledOrder: Order = {
  ...demoOrder('0988', 1800),
  ...{ status: cancelled, canCancel: false, items: [notebooks], count: 4 },
  ...{ createdAt: '2026-10-18T09:40:00.000Z', payment: { ...paid, status: 'refunded' } }
}

const meta = (total: number) => ({ page: 1, limit: 10, total, pages: 1 })

function countsOf<Status extends { readonly code: string; readonly title: string }>(
  rows: readonly { readonly status: { readonly code: string } }[],
  statuses: readonly Status[]
) {
  const countOf = (code: string) => rows.filter(({ status }) => status.code === code).length
  return {
    all: rows.length,
    statuses: statuses.map(({ code, title }) => ({ code, title, count: countOf(code) }))
  }
}

/** The rows of the status that is asked for. */
const chosen = <Row extends { readonly status: { readonly code: string } }>(
  rows: readonly Row[],
  { searchParams }: URL
) => {
  const status = searchParams.get('status') ?? 'all'
  return rows.filter(row => status === 'all' || row.status.code === status)
}

const blankFlow = [
  { code: 'new', title: 'Ждёт звонка', tone: 'waiting' },
  { code: 'ordered', title: 'Оформлен', tone: 'done' },
  { code: 'cancelled', title: 'Отменён', tone: 'cancelled' }
] as const

const blank = (number: string, status: Blank['status'], patch: Partial<Blank>) =>
  fixtures.blank({
    ...{ id: number, number, status, name: 'Мария', phone: '+7 999 000-00-00', commentary: '' },
    ...{ orderId: null, canCancel: false, count: 1, ...patch }
  })

/** One-click orders: a call is awaited, and an order was made. */
function serveBlanks({ on }: FakeServer): void {
  let blanks = [
    blank('Б-31', blankFlow[0], {
      ...{ items: [rucksack], price: 3600, canCancel: true, commentary: 'Позвоните после шести' },
      createdAt: '2026-11-21T09:05:00.000Z'
    }),
    blank('Б-28', blankFlow[1], {
      ...{ items: [pencilCase], price: 690, orderId: '1042' },
      createdAt: '2026-11-19T16:40:00.000Z'
    })
  ]
  on(listBlanks, ({ url }) => {
    const data = chosen(blanks, url)
    return { data, meta: meta(data.length), statuses: blankFlow, cancelStatuses: ['new'] }
  })
  on(countBlanks, () => countsOf(blanks, blankFlow))
  on(cancelBlank, ({ body }) => {
    const isIt = ({ id }: Blank) => id === Object(body).blankId
    blanks = blanks.map(one =>
      isIt(one) ? { ...one, status: blankFlow[2], canCancel: false } : one
    )
    return blanks.find(isIt)
  })
}

/** Orders of every kind, which can be cancelled and repeated. */
export function serveOrders(server: FakeServer): void {
  const { on } = server
  let orders: readonly Order[] = [orderUnderWay, receivedOrder, cancelledOrder]
  on(listOrders, ({ url }) => {
    const data = chosen(orders, url)
    return { data, meta: meta(data.length), statuses: flow, cancelStatuses: ['new', 'packing'] }
  })
  on(countOrders, () => countsOf(orders, flow))
  on(viewOrder, ({ url }) => orders.find(({ id }) => id === url.searchParams.get('orderId')))
  on(cancelOrder, ({ body }) => {
    const isIt = ({ id }: Order) => id === Object(body).orderId
    orders = orders.map(one => (isIt(one) ? { ...one, status: cancelled, canCancel: false } : one))
    return orders.find(isIt)
  })
  on(previewRepeat, () => ({
    data: [{ title: 'Рюкзак «Комета», синий', count: 1, stock: 5, paidPrice: 3600, price: 3600 }]
  }))
  on(repeatOrder, () => ({ added: 1, missing: [] }))
  on(askGuestOrder, () => ({ ticket: 'ticket-1' }))
  on(openGuestOrder, () => ({ key: 'key-1' }))
  on(joinGuestOrder, () => orderUnderWay)
  serveBlanks(server)
}
