import { expect, test } from 'vitest'

import { keptInTab } from './kept-in-tab.ts'
import { mapCookies } from './platform.ts'

const refusing = { ...mapCookies(new Map()), set: () => undefined }

test('a cookie that is refused lasts as long as the tab', () => {
  const cookies = keptInTab(refusing)
  cookies.set('cart', 'one')

  expect([cookies.get('cart'), cookies.names(), cookies.isKept('cart')]).toEqual([
    'one',
    ['cart'],
    false
  ])
})

test('a cookie that is refused can be taken back', () => {
  const cookies = keptInTab(refusing)
  cookies.set('cart', 'one')
  cookies.remove('cart')

  expect([cookies.get('cart'), cookies.names(), cookies.isKept('cart')]).toEqual([
    undefined,
    [],
    true
  ])
})

test('a cookie that the host keeps is read as another tab has left it', () => {
  const shared = new Map<string, string>()
  const cookies = keptInTab(mapCookies(shared))
  cookies.set('cart', 'one')
  shared.set('cart', 'two')

  expect([cookies.get('cart'), cookies.isKept('cart')]).toEqual(['two', true])
})

test('a cookie that is too large for the host is read as a whole', () => {
  const shared = new Map([['token', 'short']])
  const cookies = keptInTab({ ...mapCookies(shared), set: () => undefined })
  cookies.set('token', 'as long as a page')

  expect(cookies.get('token')).toBe('as long as a page')
})
