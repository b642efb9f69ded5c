import { cleanup, screen } from '@testing-library/react'
import { guestOrderPath } from '@vitrina/core/orders'
import { createMemoryBrowser } from '@vitrina/core/platform'
import { createRandomBytes, demoOrder } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'
import { itemsWithSet } from '../../testing/items-with-set.ts'
import { recordFaults } from '../../testing/record-faults.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { rowWords } from '../../testing/row-words.ts'
import { OrderPlaced } from './order-placed.tsx'

afterEach(cleanup)

const onReceipt = { methodTitle: 'При получении', status: 'none', billId: null } as const
const createTab = () =>
  createMemoryBrowser().open({ fetch: () => Promise.reject(), randomBytes: createRandomBytes(1) })

test('the page after an order names a set and what it is made of, each thing once', () => {
  const faults = recordFaults()
  const order = { ...demoOrder('1', 7800), payment: onReceipt, items: itemsWithSet() }

  renderInShop(<OrderPlaced order={order} storage={createTab()} />)

  expect(rowWords('Набор первоклассника')).toEqual([
    'Набор первоклассника2 шт.Ранец «Город»синий, 2 шт.Пенал «Кит»2 шт.6 300 ₽',
    'Пенал «Кит»3 шт.1 500 ₽'
  ])
  expect(faults).not.toHaveBeenCalled()
})

const bank = { title: 'Банк', bik: '044525000', account: '407', correspondentAccount: '301' }
const seller = { title: 'ООО «Пример»', ogrn: '1', inn: '2', address: 'Тула', bank }

test('in a front without a page of orders neither words nor papers lead there', () => {
  const order = { ...demoOrder('1', 7800), payment: onReceipt }
  const links = (withoutPages: readonly 'order'[]) => {
    renderInShop(<OrderPlaced order={order} storage={createTab()} />, {
      ...{ withoutPages, configuration: { seller } }
    })
    const count = screen.queryAllByRole('link', { name: /Где мой заказ|Счёт/ }).length
    cleanup()
    return count
  }

  expect([links([]), links(['order'])]).toEqual([2, 0])
})

test('an order by invoice offers the invoice first, with the day until which it is paid', () => {
  const payment = {
    ...({ methodTitle: 'По счёту', method: 'invoice', status: 'waiting', billId: null } as const),
    payUntil: '2026-12-02'
  }

  renderInShop(<OrderPlaced order={{ ...demoOrder('1', 7800), payment }} storage={createTab()} />, {
    configuration: { seller }
  })

  expect(screen.getByText('Ожидает оплаты')).toBeDefined()
  expect(screen.getByText('Оплатите счёт до 2 декабря, и мы начнём собирать заказ.')).toBeDefined()
  expect(screen.getByText('Скачать счёт').closest('a')?.getAttribute('href')).toBe(
    '/order/paper?kind=invoice&orderId=1'
  )
})

test('a member is led from a guest’s order to the code that takes it into his account, not to a page he has not', () => {
  const order = { ...demoOrder('1', 7800), payment: onReceipt, isOfGuest: true }

  renderInShop(<OrderPlaced order={order} storage={createTab()} />, { scenario: 'member' })

  const join = screen.getByRole('link', { name: 'Добавить к аккаунту' })
  expect(join.getAttribute('href')).toBe(guestOrderPath({ kind: 'ask', number: order.number }))
  expect(screen.queryByRole('link', { name: 'Следить за заказом' })).toBeNull()
})
