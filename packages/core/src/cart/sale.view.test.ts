import { expect, test } from 'vitest'

import { basketAfter } from '../basket/basket-log.ts'
import { emptyBasket } from '../basket/basket-state.ts'
import { readChoice } from '../catalog/choice/choice.ts'
import type { GroupView } from '../catalog/choice/group.view.ts'
import { saleView } from './sale.view.ts'

const group = (id: number, code: string): GroupView => ({
  id,
  color: undefined,
  size: { code, title: code },
  remnants: 5,
  tiers: [{ limit: 1, price: '900 ₽' }],
  isOwnPrice: false,
  oldPrice: undefined,
  discount: undefined,
  picture: 0
})

const groups = [group(1, '134'), group(2, '140')]
const basket = {
  ...basketAfter(emptyBasket(), { type: 'line.set', key: 2, count: 3 }, '1'),
  failures: { 2: 'Осталось 2 шт.' }
}

test('a chosen group is sold with what lies of it in the basket and is said of it', () => {
  expect(saleView(readChoice(groups, '/?group=2'), basket)).toMatchObject({
    ...{ key: 2, count: 3, pieces: 3, message: 'Осталось 2 шт.', price: '900 ₽' }
  })
})

test('before a size is chosen there is a price and nothing to put into the basket', () => {
  expect(saleView(readChoice(groups, '/'), basket)).toMatchObject({
    ...{ key: undefined, count: 0, message: '', price: '900 ₽' }
  })
  expect(saleView(readChoice([], '/'), basket)).toBeUndefined()
})
