import { cleanup } from '@testing-library/react'
import { demoOrder } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { hearFaults } from '../testing/hear-faults.ts'
import { itemsWithSet } from '../testing/items-with-set.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { rowWords } from '../testing/row-words.ts'
import { OrderDetail } from './order-detail.tsx'

afterEach(cleanup)

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
