import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test.each([
  ['favorites', /избранное хранится только в аккаунте/],
  ['cart', /^$/],
  ['constructor', /^$/],
  ['__proto__', /^$/],
  ['', /^$/]
])('of the reason «%s» only the words that a page has for it are said', async (code, words) => {
  const storefront = await startTestStorefront()
  running.push(storefront)

  const answer = await storefront.fetch(`/user/signin/_payload.json?reason=${code}`)

  expect((await answer.json()).data.reason).toMatch(words)
})

/** What a guest meets who sends a form of the sign-in without script, and the bodies of his sign-ins. */
async function post(fields: Record<string, string>) {
  const bodies: unknown[] = []
  const storefront = await startTestStorefront({
    answer({ method, path, body }) {
      if (`${method} ${path}` !== 'POST /users/v1/login') return undefined
      bodies.push(JSON.parse(body))
      return { body: { token: null, refreshToken: null, basket: null, passwordSent: true } }
    }
  })
  running.push(storefront)
  const answer = await storefront.fetch('/user/signin', {
    method: 'POST',
    body: new URLSearchParams(fields)
  })
  return { storefront, answer, bodies }
}

test('without script a temporary password is asked for, and the page says that it was sent', async () => {
  const { storefront, answer, bodies } = await post({ email: ' Anna@Example.ru ' })

  expect(bodies).toEqual([
    { username: 'anna@example.ru', password: '', emailOnly: true, deviceId: '' }
  ])
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/user/signin?sent=1'])
  const page = await (await storefront.fetch('/user/signin?sent=1')).text()
  expect(page).toContain('Временный пароль отправлен на вашу почту')
})

test('without script nobody signs in by a password', async () => {
  const { answer, bodies } = await post({ username: 'anna@example.ru', password: 'пенал2026' })

  expect([answer.status, bodies]).toEqual([405, []])
})
