import { expect, test } from 'vitest'

import {
  accountDeletionView,
  asksForPassword,
  deletionPasswordPath
} from './account-deletion.view.ts'

const order = (number: string, tone: 'moving' | 'ready' | 'done' | 'cancelled') => ({
  number,
  status: { code: tone, title: tone, tone }
})

test('orders under way hold an account, finished ones do not', () => {
  const orders = [order('П-1', 'done'), order('П-2', 'moving'), order('П-3', 'ready')]

  expect(accountDeletionView({ bonuses: 0, orders }).blocked).toBe(
    'Сначала дождитесь заказов или отмените их: П-2, П-3.'
  )
  expect(accountDeletionView({ bonuses: 0, orders: [order('П-4', 'cancelled')] }).blocked).toBe('')
})

test('bonuses that burn are named with their number, where there are any', () => {
  const gone = (bonuses: number) => accountDeletionView({ bonuses, orders: [] }).gone.join()

  expect(gone(487.5)).toContain('бонусы: 487.')
  expect(gone(0)).not.toContain('бонусы')
})

test('the password is asked for at an address of its own, never while orders hold the account', () => {
  expect(asksForPassword(deletionPasswordPath(), { blocked: '' })).toBe(true)
  expect(asksForPassword(deletionPasswordPath(), { blocked: 'Сначала дождитесь заказов' })).toBe(
    false
  )
  expect(asksForPassword('/user/profile/delete', { blocked: '' })).toBe(false)
})
