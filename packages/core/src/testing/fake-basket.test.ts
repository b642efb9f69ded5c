import { expect, test } from 'vitest'

import { createFakeBasket } from './fake-basket.ts'

test('a late copy of a selection leaves a line alone that was put in since', () => {
  const basket = createFakeBasket()
  basket.put([{ id: '01', groupId: 7, count: 1 }])
  basket.select([7, 8], false, { intent: '05' })
  const after = basket.put([{ id: '03', groupId: 8, count: 1 }])

  const copied = basket.select([7, 8], false, { intent: '05' })

  expect(copied).toEqual(after)
  const groups = copied.data.flatMap(({ products }) => products).flatMap(card => card.groups)
  expect(groups.map(({ id, selected }) => [id, selected])).toEqual([
    [7, false],
    [8, true]
  ])
})
