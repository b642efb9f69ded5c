import { act, cleanup, screen } from '@testing-library/react'
import { demoOrder } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'
import { itemsWithSet } from '../../testing/items-with-set.ts'
import { recordFaults } from '../../testing/record-faults.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { rowWords } from '../../testing/row-words.ts'
import { OrderDetail } from './order-detail.tsx'

afterEach(cleanup)

test('the page of an order shows the numbers of its certificates, with what is left on them', () => {
  const sold = { amount: 1000, expiresAt: '2027-08-20T09:00:00Z', isEnded: false }
  const certificates = [
    { ...sold, number: 'ПС-1', left: 1000 },
    { ...sold, number: 'ПС-2', left: 110 },
    { ...sold, number: 'ПС-3', left: 0 },
    { ...sold, number: 'ПС-4', left: 500, isEnded: true }
  ]

  renderInShop(
    <OrderDetail order={{ ...demoOrder('1', 4000), certificates }} flow={[]} files={[]} />
  )

  const words = screen
    .getAllByText(/^ПС-/)
    .map(({ parentElement }) => parentElement?.textContent?.replaceAll('\u00a0', ' '))
  expect(words).toEqual([
    'ПС-11 000 ₽, до 20 августа 2027',
    'ПС-21 000 ₽, осталось 110 ₽, до 20 августа 2027',
    'ПС-31 000 ₽, потрачен',
    'ПС-41 000 ₽, больше не действует'
  ])
})

test('an open order is read again when the shop tells of an order, and of nothing else', async () => {
  let readings = 0
  const read = () => {
    readings += 1
  }
  const { shop, handle } = renderInShop(
    <OrderDetail order={demoOrder('1', 900)} flow={[]} files={[]} onChanged={read} />
  )
  await act(async () => handle.engine())
  const arrives = (id: string, typeCode: string) =>
    act(() => {
      const words = { title: 'Новость', body: '', createdAt: '2026-11-27T09:00:00Z' }
      const notification = { id, typeCode, ...words }
      shop.notifications.send({ type: 'notification.arrived', notification })
    })

  arrives('1', 'bonus')
  expect(readings).toBe(0)
  arrives('2', 'order')
  expect(readings).toBe(1)
  arrives('3', 'review')
  arrives('4', 'order')
  expect(readings).toBe(2)
})

test('whoever holds the key of a letter cancels and sends back, and neither pays nor repeats', () => {
  const order = {
    ...demoOrder('1', 900),
    refundable: { items: [{ groupId: 7, count: 1 }], reasons: [] }
  }
  const actions = (owner?: { readonly key: string }) => {
    cleanup()
    renderInShop(
      <OrderDetail order={order} flow={[]} files={[]} owner={owner} onChanged={() => undefined} />
    )
    return ['Отменить заказ', 'Вернуть товары', 'Оплатить', 'Повторить'].filter(
      name => screen.queryAllByText(new RegExp(`^${name}`)).length > 0
    )
  }

  expect(actions({ key: '1.9.sign' })).toEqual(['Отменить заказ', 'Вернуть товары'])
  expect(screen.getByText('Вернуть товары').closest('a')?.getAttribute('href')).toBe(
    '/refund?order=1&key=1.9.sign'
  )
  expect(actions()).toEqual(['Отменить заказ', 'Вернуть товары', 'Оплатить', 'Повторить'])
})

test('an order that waits says where, when, until which day and by which code', () => {
  const pickup = { address: 'Садовая, 5', hours: '10:00–21:00', until: '2026-12-02', code: '0417' }

  renderInShop(<OrderDetail order={{ ...demoOrder('1', 900), pickup }} flow={[]} files={[]} />)

  for (const words of ['Садовая, 5', '10:00–21:00', '2 декабря', '0417']) {
    expect(screen.getByText(words).tagName).toBe('DD')
  }
})

test('the page of an order names a set and what it is made of, each thing once', () => {
  const faults = recordFaults()
  const order = { ...demoOrder('1', 7800), items: itemsWithSet() }

  renderInShop(<OrderDetail order={order} flow={[]} files={[]} />)

  expect(rowWords('Набор первоклассника')).toEqual([
    'Набор первоклассника2 шт. × 3 150 ₽Ранец «Город»синий, 2 шт.Пенал «Кит»2 шт.6 300 ₽',
    'Пенал «Кит»3 шт. × 500 ₽1 500 ₽'
  ])
  expect(faults).not.toHaveBeenCalled()
})
