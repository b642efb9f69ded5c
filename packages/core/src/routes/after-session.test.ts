import { expect, test } from 'vitest'

import { afterSession } from './after-session.ts'

const ENDED = 'Сессия закончилась'
const guest = { signedIn: false, notice: '' }
const member = { signedIn: true, notice: '' }
const unasked = () => {
  throw new Error('Nobody goes there')
}

test.each([
  ['/user/signin', '/user/profile/order/all', '/user/profile/order/all'],
  ['/user/signin?reason=favorites', '/catalog/forma?page=2', '/catalog/forma?page=2'],
  ['/user/signin', 'https://evil.example/', '/user/profile'],
  ['/user/signin', '/user/signup', '/user/profile'],
  ['/user/signup', undefined, '/user/profile']
])('signing in at %s with the wish for %s leads to %s', (url, destination, href) => {
  expect(afterSession(member, url, () => destination)).toEqual({ kind: 'open', href })
})

test('signing in anywhere else reads the page again, and leaves the wish for later', () => {
  expect(afterSession(member, '/catalog', unasked)).toEqual({ kind: 'refresh', notice: '' })
})

test('signing out on a page of the account leads home, on another the page is read again', () => {
  expect(afterSession(guest, '/user/profile', unasked)).toEqual({ kind: 'open', href: '/' })
  expect(afterSession(guest, '/catalog?page=2', unasked)).toEqual({ kind: 'refresh', notice: '' })
})

test('a session that ended asks for a page of the account again, and is told of beside others', () => {
  const ended = { ...guest, notice: ENDED, ended: 'expired' } as const

  const account = '/user/profile/personal?x=1'
  expect(afterSession(ended, account, unasked)).toEqual({ kind: 'open', href: account })
  expect(afterSession(ended, '/catalog', unasked)).toEqual({ kind: 'refresh', notice: ENDED })
})

test.each(['/catalog', '/user/profile/personal'])(
  'a session that ended for inactivity takes the place of %s',
  url => {
    const ended = { ...guest, notice: ENDED, ended: 'inactive' } as const

    expect(afterSession(ended, url, unasked)).toEqual({ kind: 'ended' })
  }
)
