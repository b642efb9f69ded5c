import { expect, test } from 'vitest'

import { noNotifications } from './notifications.ts'
import { hasNew, unreadWords } from './unread.view.ts'

const context = { ...noNotifications(), unread: 3 }
const old = { id: 'n-1', isRead: true }
const fresh = { id: 'n-2', isRead: false }

test('new ones are told by their number, and that there is none', () => {
  expect(unreadWords(context)).toBe('3 новых')
  expect(unreadWords({ ...context, intents: ['all'] })).toBe('Новых нет')
})

test('a page shows something new until all of it was read, here or before', () => {
  expect(hasNew(context, [old, fresh])).toBe(true)
  expect(hasNew({ ...context, intents: ['n-2'] }, [old, fresh])).toBe(false)
  expect(hasNew(context, [old])).toBe(false)
})
