import { expect, onTestFinished, test } from 'vitest'
import { createTestShop } from '../../testing/test-shop.ts'
import { emptyOrderForm } from '../order-form/checkout-state.ts'
import { draftKeeper, readDraft } from './checkout.ts'
import { hasDraft } from './kept-draft.ts'

test.each([
  ['its own account', 'u-1', 'u-1', true],
  ['another account', 'u-1', 'u-2', false],
  ['a guest', 'u-1', undefined, false],
  ['a guest who has signed in since', undefined, 'u-1', true]
])('what was typed is read by %s or not at all', (_, writer, reader, isRead) => {
  const shop = createTestShop()
  onTestFinished(() => shop.stop())
  const { platform } = shop
  const form = { ...emptyOrderForm(), personalCommentary: 'Второй подъезд' }

  draftKeeper(platform, emptyOrderForm(), writer)({ form, placed: undefined })

  expect(readDraft(platform, reader)?.personalCommentary).toBe(
    isRead ? 'Второй подъезд' : undefined
  )
})

test.each([
  ['ends by itself', 'session.end', 'Второй подъезд'],
  ['is ended by its member', 'signout.submit', undefined]
] as const)(
  'of a session that %s the draft waits for its member, or is gone',
  async (_, type, kept) => {
    const shop = createTestShop({ scenario: 'member' })
    onTestFinished(() => shop.stop())
    const { platform } = shop
    await shop.advance(0)
    const form = { ...emptyOrderForm(), personalCommentary: 'Второй подъезд' }
    draftKeeper(platform, emptyOrderForm(), 'u-1')({ form, placed: undefined })

    shop.session.send({ type })

    expect(readDraft(platform)).toBeUndefined()
    expect(readDraft(platform, 'u-1')?.personalCommentary).toBe(kept)
  }
)

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
