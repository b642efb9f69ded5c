import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
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

const tokens = { token: 'a.b.c', refreshToken: 'r.e.f', basket: null, passwordSent: false }

/** What a guest meets who signs in by a password without script, where the backend answers so. */
async function signIn(
  answer: Awaited<ReturnType<StubAnswer>>,
  fields: Record<string, string>,
  cookie = ''
) {
  const bodies: unknown[] = []
  const storefront = await startTestStorefront({
    answer({ method, path, body }) {
      if (`${method} ${path}` !== 'POST /users/v1/login') return undefined
      bodies.push(JSON.parse(body))
      return answer
    }
  })
  running.push(storefront)
  const init = { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) }
  return { answer: await storefront.fetch('/user/signin', init), bodies }
}

test('without script a password signs in and leads to where the guest wanted to go', async () => {
  const { answer, bodies } = await signIn(
    { body: tokens },
    { username: ' Anna@Example.ru ', password: 'пенал2026 ' },
    'previous_link=%2Fcheckout'
  )

  const cookies = answer.headers.getSetCookie().join('\n')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout'])
  expect(bodies).toEqual([{ username: 'anna@example.ru', password: 'пенал2026', deviceId: '' }])
  expect(cookies).toContain('auth_tokenpenal=a.b.c;')
  expect(cookies).toContain('refresh_tokenpenal=r.e.f;')
  expect(cookies).toContain('previous_link=; Max-Age=0; Path=/')
})

test('a wrong password without script is told on the page, and the name stays', async () => {
  const { answer } = await signIn(
    { status: 401, body: { message: 'Неверный e-mail или пароль' } },
    { username: 'anna@example.ru', password: 'не тот пароль' }
  )

  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Неверный e-mail или пароль')
  expect(page).toContain('value="anna@example.ru"')
  expect(page).not.toContain('не тот пароль')
})

test('without script each empty field of the sign-in is named', async () => {
  const { answer, bodies } = await signIn({ body: tokens }, { username: 'anna', password: '' })

  const page = await answer.text()
  expect([answer.status, bodies]).toEqual([422, []])
  expect(page).toContain('Некорректный e-mail')
  expect(page).toContain('value="anna"')
})

test('a form of another site signs nobody in', async () => {
  const storefront = await startTestStorefront()
  running.push(storefront)

  const answer = await storefront.fetch('/user/signin', {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ username: 'anna@example.ru', password: 'пенал2026' })
  })

  expect([answer.status, storefront.calls]).toEqual([403, []])
})
