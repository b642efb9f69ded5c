import { expect, test, vi } from 'vitest'

import { productOf } from './bench/support/peers/goods.mjs'
import { createTable } from './bench/support/peers/ranks.mjs'

const group = (id, color, size, remnants) => ({
  id,
  color: { code: color, title: color },
  size: { title: size },
  remnants,
  offers: [{ barcode: `${id}`, prices: [{ price: 100 + id }] }]
})

const shirt = productOf(
  {
    id: 1,
    code: 'shirt',
    title: 'Рубашка',
    description: '<p>Из хлопка</p>',
    oldPrice: null,
    images: [{ fileId: 'a', alt: 'Рубашка', color: 'red' }],
    groups: [group(1, 'red', 'S', 0), group(2, 'red', 'M', 3), group(3, 'blue', 'M', 1)]
  },
  'http://localhost:1'
)

test('a peer is told which choices of a product there are and which are sold', () => {
  expect(shirt.encodedVariantExistence).toBe('v1_0:0 1,1:1,')
  expect(shirt.encodedVariantAvailability).toBe('v1_0:1,1:1,')
  expect(shirt.selectedOrFirstAvailableVariant({}).title).toBe('red / M')
  const selectedOptions = [{ name: 'Размер', value: 'S' }]
  expect(shirt.selectedOrFirstAvailableVariant({ selectedOptions }).title).toBe('red / S')
  expect(shirt.adjacentVariants({}).map(({ title }) => title)).toEqual(['red / S', 'blue / M'])
})

test('a peer is told the lowest and the highest price', () => {
  expect(shirt.priceRange.minVariantPrice).toEqual({ amount: '101.00', currencyCode: 'RUB' })
  expect(shirt.priceRange.maxVariantPrice).toEqual({ amount: '103.00', currencyCode: 'RUB' })
})

test('a shop leads when it is first in every ranked row, and a told row ranks nobody', () => {
  const table = createTable(['ours', 'theirs'])
  table.ranked('pages a second', [20, 10], { isMoreBetter: true })
  table.ranked('paint', [5, 5])
  table.add('weight', [9, 1])
  expect(table.lost).toBe(0)
  table.ranked('click', [6, 5])
  expect(table.lost).toBe(1)

  const print = vi.spyOn(console, 'log').mockReturnValue(undefined)
  table.print()
  const lines = print.mock.calls[0][0].split('\n').map(line => line.split(/ {2,}/))
  print.mockRestore()
  expect(lines).toContainEqual(['click', '6 (2)', '5 (1)'])
  expect(lines).toContainEqual(['weight', '9', '1'])
})
