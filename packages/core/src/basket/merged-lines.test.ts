import { expect, test } from 'vitest'

import { createTestShop } from '../testing/test-shop.ts'
import { constructorSetId } from './constructor-set.ts'
import { mergedLineText } from './merge-text.ts'
import type { MergedLine } from './merged-lines.ts'

const SET = constructorSetId('pervoklassnik', [1, 2])
const form = { username: 'maria@example.com', password: 'пенал2026' }

test('a sign-in tells line by line what became of the basket', async () => {
  const shop = createTestShop()
  const account = shop.server.basketOf(form.username)
  account.put([
    { id: 'a', groupId: 8, count: 5 },
    { id: 'a', groupId: 9, count: 1 }
  ])
  account.putSet({ id: 'a', code: 'pervoklassnik', groupIds: [1, 2], count: 1 })
  for (const groupId of [7, 8]) shop.basket.send({ type: 'line.set', key: groupId, count: 2 })
  await shop.advance(1000)
  const reported: MergedLine[] = []
  shop.basket.actor.on('basket.merged', ({ lines }) => reported.push(...lines))

  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(1000)

  expect(reported).toEqual([
    { key: 8, title: 'Тетрадь № 8', before: 2, after: 5 },
    { key: 9, title: 'Тетрадь № 9', before: 0, after: 1 },
    { key: SET, title: 'Набор первоклассника', before: 0, after: 1 }
  ])
  expect(reported.map(mergedLineText)).toEqual([
    'Тетрадь № 8: было 2 шт., стало 5 шт.',
    'Тетрадь № 9: 1 шт. из вашей прежней корзины',
    'Набор первоклассника: 1 шт. из вашей прежней корзины'
  ])
})

test('a line that the account’s basket could not take is named as well', () => {
  expect(mergedLineText({ key: 7, title: 'Пенал «Кит»', before: 2, after: 0 })).toBe(
    'Пенал «Кит»: товара больше нет в корзине'
  )
})
