import { cleanup, screen } from '@testing-library/react'
import { demoOrder } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { hearFaults } from '../testing/hear-faults.ts'
import { itemsWithSet } from '../testing/items-with-set.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { rowWords } from '../testing/row-words.ts'
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

  const words = screen.getAllByText(/^ПС-/).map(({ parentElement }) => parentElement?.textContent)
  expect(words).toEqual([
    'ПС-11 000 ₽, до 20 августа 2027',
    'ПС-21 000 ₽, осталось 110 ₽, до 20 августа 2027',
    'ПС-31 000 ₽, потрачен',
    'ПС-41 000 ₽, больше не действует'
  ])
})

test('the page of an order names a set and what it is made of, each thing once', () => {
  const faults = hearFaults()
  const order = { ...demoOrder('1', 7800), items: itemsWithSet() }

  renderInShop(<OrderDetail order={order} flow={[]} files={[]} />)

  expect(rowWords('Набор первоклассника')).toEqual([
    'Набор первоклассника2 шт. × 3 150 ₽Ранец «Город»синий, 2 шт.Пенал «Кит»2 шт.6 300 ₽',
    'Пенал «Кит»3 шт. × 500 ₽1 500 ₽'
  ])
  expect(faults).not.toHaveBeenCalled()
})
