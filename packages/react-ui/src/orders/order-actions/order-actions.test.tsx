import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { cancelOrder, createPaymentUrl, previewRepeat, repeatOrder } from '@vitrina/core/contracts'
import { demoOrder } from '@vitrina/core/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { PayOrder } from './pay-order.tsx'
import { RepeatOrder } from './repeat-order.tsx'

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

test('an order is cancelled after the question, and its page hears of it', async () => {
  let changes = 0
  const order = demoOrder('order-1', 900)
  const { shop } = renderInShop(
    <CancelOrder
      order={order}
      consequence="Восстановить заказ будет нельзя."
      onCancelled={() => {
        changes += 1
      }}
    />
  )
  shop.server.on(cancelOrder, () => ({ ...order, canCancel: false }))

  await press('Отменить заказ')
  expect(shop.server.countOf(cancelOrder)).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Оставить заказ' }))
  await press('Да, отменить')

  await waitFor(() => expect(changes).toBe(1))
  expect(shop.server.countOf(cancelOrder)).toBe(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an order that cannot be cancelled any more says so in the window', async () => {
  const { shop } = renderInShop(
    <CancelOrder
      order={demoOrder('order-1', 900)}
      consequence="Восстановить заказ будет нельзя."
      onCancelled={() => undefined}
    />
  )
  shop.server.on(cancelOrder, () => {
    throw new ApiError({ status: 409, message: 'Этот заказ уже нельзя отменить' })
  })

  await press('Отменить заказ')
  await press('Да, отменить')

  expect(await screen.findByText('Этот заказ уже нельзя отменить')).toBeDefined()
})

test('a repeated order tells what is in the basket and what is gone', async () => {
  const { shop } = renderInShop(<RepeatOrder orderId="order-1" />)
  shop.server.on(previewRepeat, () => ({ data: [] }))
  shop.server.on(repeatOrder, () => ({ added: 2, missing: ['Пенал «Кит»'] }))

  await press('Повторить')

  expect(await screen.findByText(/В корзине 2 товара из заказа/)).toBeDefined()
  expect(screen.getByText('Сейчас нет в наличии: Пенал «Кит»')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Перейти в корзину' }).getAttribute('href')).toBe('/cart')
})

test('a bill that was paid meanwhile is explained', async () => {
  const { shop } = renderInShop(<PayOrder orderId="order-1" billId="bill-1" />)
  shop.server.on(createPaymentUrl, () => {
    throw new ApiError({ status: 409, message: 'Заказ уже оплачен' })
  })

  await press('Оплатить')

  expect(await screen.findByText('Заказ уже оплачен')).toBeDefined()
  expect(shop.platform.left).toEqual([])
})

test('what is another than in the order is told before anything goes into the basket', async () => {
  const { shop } = renderInShop(<RepeatOrder orderId="order-1" />)
  const line = { title: 'Пенал «Кит»', count: 3, stock: 1, paidPrice: 490, price: 520 }
  shop.server.on(previewRepeat, () => ({ data: [line] }))
  shop.server.on(repeatOrder, () => ({ added: 1, missing: [] }))

  await press('Повторить')
  expect(await screen.findByText(/осталось 1 из 3, было 490 ₽, стало 520 ₽/)).toBeDefined()
  expect(shop.server.countOf(repeatOrder)).toBe(0)
  await press('Положить в корзину')

  expect(await screen.findByText(/В корзине 1 товар из заказа/)).toBeDefined()
  expect(shop.server.countOf(repeatOrder)).toBe(1)
})
