import { expect, test } from 'vitest'

import { pickupRows } from './pickup.view.ts'

test('an order that waits says where, when, until which day and by which code', () => {
  const pickup = {
    address: 'Пункт на Садовой, Садовая, 5',
    hours: 'ежедневно 10:00–21:00',
    until: '2026-12-02',
    code: '0417'
  }

  expect(pickupRows({ pickup }).map(({ words }) => words)).toEqual([
    ...['Пункт на Садовой, Садовая, 5', 'ежедневно 10:00–21:00', '2 декабря', '0417']
  ])
  expect(pickupRows({ pickup: { ...pickup, hours: '' } })).toHaveLength(3)
  expect(pickupRows({})).toEqual([])
})
