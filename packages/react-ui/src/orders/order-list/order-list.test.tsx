import { cleanup, screen, within } from '@testing-library/react'
import { type OrderCard, type OrderStatus } from '@vitrina/core/entities'
import { type OrderPage, orderPage } from '@vitrina/core/orders'
import { demoOrder } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'
import { itemsWithSet } from '../../testing/items-with-set.ts'
import { recordFaults } from '../../testing/record-faults.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LastOrders, OrderList } from './order-list.tsx'

afterEach(cleanup)

const status = (code: string, title: string, tone: OrderStatus['tone']) => ({ code, title, tone })
const created = status('new', 'Новый', 'waiting')
const shipping = status('shipping', 'В пути', 'moving')
const done = status('done', 'Получен', 'done')

const card = (id: string, patch: Partial<OrderCard> = {}): OrderCard => ({
  ...demoOrder(id, 1290),
  number: `П-10000${id}`,
  createdAt: '2026-08-12T10:00:00.000Z',
  count: 6,
  ...patch
})

const unpaid = { methodTitle: 'СБП', status: 'waiting', billId: 'bill' } as const
const settled = { methodTitle: 'СБП', status: 'paid', billId: null } as const

const counts = {
  all: 14,
  statuses: [
    { code: 'new', title: 'Новый', count: 1 },
    { code: 'shipping', title: 'В пути', count: 0 },
    { code: 'done', title: 'Получен', count: 13 }
  ]
}

interface Shown {
  readonly cards?: readonly OrderCard[]
  readonly status?: string
  readonly page?: number
  readonly pages?: number
  readonly all?: number
}

const page = ({
  cards = [],
  status = 'all',
  page = 1,
  pages = 1,
  all = 14
}: Shown = {}): OrderPage =>
  orderPage(
    {
      data: [...cards],
      meta: { page, pages, limit: 10, total: all },
      statuses: [created, shipping, done]
    },
    { ...counts, all },
    { status, page, search: '' }
  )

test('a card tells the number, the day, the pieces, the sum and the state of its order', () => {
  renderInShop(
    <OrderList orders={page({ cards: [card('1', { status: shipping, payment: settled })] })} />
  )

  const article = within(screen.getByRole('article'))
  expect(article.getByRole('link', { name: 'Заказ П-100001' }).getAttribute('href')).toBe(
    '/user/profile/order/detail/1'
  )
  expect(article.getByText('12 августа, 6 товаров')).toBeDefined()
  expect(article.getByText('1 290 ₽')).toBeDefined()
  expect(article.getByRole('progressbar', { name: 'Ход заказа: В пути' })).toBeDefined()
  expect(article.getByRole('link', { name: 'Отследить' })).toBeDefined()
})

test('a card shows a set as one picture by its name, and pieces of several offers as one', () => {
  const faults = recordFaults()
  renderInShop(<OrderList orders={page({ cards: [card('1', { items: itemsWithSet() })] })} />)

  const pictures = within(screen.getByRole('article')).getAllByRole('img')

  expect(pictures.map(picture => picture.getAttribute('alt'))).toEqual([
    'Набор первоклассника',
    'Пенал «Кит»'
  ])
  expect(faults).not.toHaveBeenCalled()
})

test('an unpaid order asks for its money, a received one can be repeated', () => {
  const cards = [
    card('1', { status: created, payment: unpaid }),
    card('2', { status: done, payment: settled })
  ]
  renderInShop(<OrderList orders={page({ cards })} />)
  const [first, second] = screen.getAllByRole('article')

  expect(within(first ?? document.body).getByText('Новый, ждёт оплаты')).toBeDefined()
  expect(within(first ?? document.body).getByRole('button', { name: 'Оплатить' })).toBeDefined()
  expect(within(second ?? document.body).getByRole('button', { name: 'Повторить' })).toBeDefined()
})

test('the statuses are links with counts, the empty ones left out', () => {
  renderInShop(<OrderList orders={page({ status: 'done', cards: [card('1')] })} />)

  const links = within(screen.getByRole('navigation', { name: 'Заказы по статусам' }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
  expect(links).toEqual([
    ['Все 14', '/user/profile/order/all', null],
    ['Новый 1', '/user/profile/order/new', null],
    ['Получен 13', '/user/profile/order/done', 'page']
  ])
})

test('a long list is turned by its pages, the first one without a parameter', () => {
  renderInShop(<OrderList orders={page({ cards: [card('1')], page: 2, pages: 3 })} />)

  const pages = within(screen.getByRole('navigation', { name: 'Страницы' }))
  expect(pages.getByRole('link', { name: 'Страница 1' }).getAttribute('href')).toBe(
    '/user/profile/order/all'
  )
  expect(pages.getByRole('link', { name: 'Страница 3' }).getAttribute('href')).toBe(
    '/user/profile/order/all?page=3'
  )
})

test('a new buyer reads why there are no orders and what to do', () => {
  renderInShop(<LastOrders orders={page({ all: 0 })} />)

  expect(screen.getByRole('heading', { name: 'Заказов пока нет' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'В каталог' }).getAttribute('href')).toBe('/catalog')
})

test('a page beyond the last one leads back to all orders', () => {
  renderInShop(<OrderList orders={page({ page: 9 })} />)

  expect(screen.getByRole('heading', { name: 'Здесь пусто' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Все заказы' })).toBeDefined()
})
