import { expect, onTestFinished, test } from 'vitest'

import { emptyOrderForm } from '../order-form/checkout-state.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { draftKeeper } from './checkout-draft.ts'
import { hasDraft } from './kept-draft.ts'

test('a tab has a draft from what is typed first until it has become an order', () => {
  const shop = createTestShop()
  onTestFinished(() => shop.stop())
  const { platform } = shop
  const keep = draftKeeper(platform, emptyOrderForm())
  expect(hasDraft(platform)).toBe(false)

  const form = { ...emptyOrderForm(), personalCommentary: 'Второй подъезд' }
  keep({ form, placed: undefined })
  expect(hasDraft(platform)).toBe(true)

  keep({ form, placed: { orderId: 'o-1', number: 'П-1', billId: '' } })
  expect(hasDraft(platform)).toBe(false)
})
