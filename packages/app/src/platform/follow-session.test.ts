import { guestSession, type SessionContext } from '@vitrina/core/session'
import { expect, test, vi } from 'vitest'

import { followSession } from './follow-session.ts'

/** A window that shows `url` to a guest or a member, and what it was told to do. */
function open(url: string, signedIn: boolean, previousLink?: string) {
  const done: string[] = []
  let awaited: unknown
  let session: SessionContext = guestSession({ signedIn })
  let notify = () => {}
  followSession(
    {
      session: () => session,
      subscribe(listener) {
        notify = listener
        return () => undefined
      }
    },
    {
      getState: () => ({ current: { payload: { url } }, awaited }),
      refresh: async () => void done.push('refresh'),
      openAfresh: async to => void done.push(to),
      replace: async ({ status }) => void done.push(`screen ${status}`),
      notify: text => void done.push(text)
    },
    {
      get: name => (name === 'previous_link' ? previousLink : undefined),
      set: (name, value) => void done.push(`${name}=${value}`),
      remove: () => undefined
    }
  )
  return {
    done,
    /** From now on nothing that is read again comes. */
    loseBackend() {
      awaited = { url }
    },
    async become(patch: Partial<SessionContext>) {
      session = { ...session, ...patch }
      notify()
      await vi.dynamicImportSettled()
    }
  }
}

test.each([
  ['/user/signin', '/user/profile/order/all', '/user/profile/order/all'],
  ['/user/signin', '/catalog/forma?page=2', '/catalog/forma?page=2'],
  ['/user/signin', 'https://evil.example/', '/user/profile'],
  ['/user/signin', '/user/signup', '/user/profile'],
  ['/user/signup', undefined, '/user/profile']
])('signing in at %s with the wish for %s leads to %s', async (url, destination, path) => {
  const { done, become } = open(url, false, destination)

  await become({ signedIn: true })

  expect(done).toEqual([path])
})

test('signing in anywhere else reads the page again for the new price role', async () => {
  const { done, become } = open('/catalog', false)

  await become({ signedIn: true })
  await become({ priceRole: 'dealer' })

  expect(done).toEqual(['refresh'])
})

test('what a member read is not left to the next visitor when it cannot be read again', async () => {
  const { done, become, loseBackend } = open('/catalog', true)
  loseBackend()

  await become({ signedIn: false })

  expect(done).toEqual(['refresh', '/catalog'])
})

test('signing out on a page of the account leads home', async () => {
  const { done, become } = open('/user/profile/personal', true)

  await become({ signedIn: false })

  expect(done).toEqual(['/'])
})

test('a session that ended asks for the page again, which leads to the sign-in', async () => {
  const { done, become } = open('/user/profile/personal', true)

  await become({ signedIn: false, notice: 'Сессия закончилась' })

  expect(done).toEqual(['/user/profile/personal'])
})

test('a session that ended on a public page is told of there, and the page is read again', async () => {
  const { done, become } = open('/catalog', true)

  await become({ signedIn: false, notice: 'Сессия закончилась', ended: 'expired' })

  expect(done).toEqual(['Сессия закончилась', 'refresh'])
})

test.each(['/catalog', '/user/profile/personal'])(
  'a session that ended for inactivity takes the place of %s, to which the sign-in leads back',
  async url => {
    const { done, become } = open(url, true)

    await become({ signedIn: false, notice: 'Сессия закончилась', ended: 'inactive' })

    expect(done).toEqual([`previous_link=${url}`, 'screen 406'])
  }
)
