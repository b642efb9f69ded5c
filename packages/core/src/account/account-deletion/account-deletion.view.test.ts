import { expect, test } from 'vitest'

import type { OrderStatus } from '../../entities/order.ts'
import {
  accountDeletionView,
  asksForPassword,
  deletionPasswordPath,
  holdingStatuses
} from './account-deletion.view.ts'

const order = (number: string, tone: OrderStatus['tone']) => ({
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

test('orders that hold an account are asked for by every status under way that has one', () => {
  const statuses = (['waiting', 'moving', 'ready', 'done', 'cancelled'] as const).map(
    tone => order('П-1', tone).status
  )
  const counts = {
    all: 163,
    statuses: [
      { code: 'waiting', title: 'Новый', count: 1 },
      { code: 'moving', title: 'В пути', count: 0 },
      { code: 'ready', title: 'Можно забирать', count: 2 },
      { code: 'done', title: 'Получен', count: 160 }
    ]
  }

  expect(holdingStatuses({ statuses }, counts)).toEqual(['waiting', 'ready'])
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
