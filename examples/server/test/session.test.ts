import { getInit, getProfile, login, refreshSession } from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '../src/app.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, PASSWORD } from './shopper.ts'

const deviceId = 'a.b.c.d'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const refresh = (oldRefreshToken: string) =>
  backend.call(refreshSession, { body: { oldRefreshToken, deviceId } })

const refused = (oldRefreshToken: string) =>
  backend.refused(refreshSession, { body: { oldRefreshToken, deviceId } })

async function signedUp() {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  return { shopper, email }
}

test('a refresh token is good once and its successor after it', async () => {
  const { shopper } = await signedUp()

  const first = await refresh(shopper.refreshToken())
  backend.clock.advance(60_000)
  const second = await refresh(first.refresh)

  expect(first.refresh).not.toBe(shopper.refreshToken())
  expect(second.refresh).not.toBe(first.refresh)
  const profile = await backend.call(getProfile, {}, { headers: bearer(second.access) })
  expect(profile.fio).toBe('Соколова Анна Игоревна')
})

test('the same old token gives the very same pair for ten seconds', async () => {
  const { shopper } = await signedUp()

  const first = await refresh(shopper.refreshToken())
  backend.clock.advance(9_900)
  const again = await refresh(shopper.refreshToken())

  expect(again).toEqual(first)
})

test('twenty parallel renewals of one token get one pair', async () => {
  const { shopper } = await signedUp()

  const pairs = await Promise.all(Array.from({ length: 20 }, () => refresh(shopper.refreshToken())))

  expect(new Set(pairs.map(pair => JSON.stringify(pair))).size).toBe(1)
})

test('a token used again after the window ends the whole session', async () => {
  const { shopper } = await signedUp()
  const stolen = shopper.refreshToken()
  const pair = await refresh(stolen)
  backend.clock.advance(10_100)

  const refusal = await refused(stolen)

  expect(refusal.status).toBe(401)
  expect((await refused(pair.refresh)).status).toBe(401)
  const dead = await backend.refused(getProfile, {}, { headers: bearer(pair.access) })
  expect(dead.status).toBe(401)
})

test('a changed device is noted and not refused', async () => {
  const { shopper } = await signedUp()

  const pair = await backend.call(refreshSession, {
    body: { oldRefreshToken: shopper.refreshToken(), deviceId: 'other.browser.new.screen' }
  })

  expect(pair.access).not.toBe('')
})

test('a renewal that names no device leaves the session the one it has', async () => {
  const { shopper, email } = await signedUp()
  const device = () =>
    backend.db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .where('app_user.email', '=', email)
      .select('session.device_id')
      .executeTakeFirstOrThrow()
  const before = await device()

  await backend.call(refreshSession, {
    body: { oldRefreshToken: shopper.refreshToken(), deviceId: '' }
  })

  expect(before.device_id).not.toBe('')
  expect(await device()).toEqual(before)
})

test('a session nobody used for thirty days ends with 406', async () => {
  const { shopper } = await signedUp()
  backend.clock.advance(30 * DAY_MS + 1000)

  const refusal = await refused(shopper.refreshToken())

  expect(refusal.status).toBe(406)
  expect(refusal.message).toBe('Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново')
})

test('an access token is good for fifteen minutes', async () => {
  const { shopper } = await signedUp()
  backend.clock.advance(14 * 60_000)
  await shopper.call(getProfile, {})
  backend.clock.advance(2 * 60_000)

  expect((await shopper.refused(getProfile, {})).status).toBe(401)
  // Also where a guest would be let in: the client is to renew its token first.
  expect((await shopper.refused(getInit, {})).status).toBe(401)
})

test('the e-mail is read without its spaces and capitals, the password without its spaces', async () => {
  const { email } = await signedUp()

  const answer = await createShopper(backend).signIn(`  ${email.toUpperCase()} `, ` ${PASSWORD} `)

  expect(answer.token).toEqual(expect.any(String))
  expect(answer.passwordSent).toBe(false)
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await signedUp()
  const body = { password: 'не-тот-пароль', deviceId }

  const wrong = await createShopper(backend).refused(login, { body: { ...body, username: email } })
  const unknown = await createShopper(backend).refused(login, {
    body: { ...body, username: 'nobody@example.ru' }
  })

  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ message: 'Неверный e-mail или пароль' })
  expect(unknown.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
})

test('a sixth wrong password in a row has to wait', async () => {
  const { email } = await signedUp()
  const guesser = createShopper(backend)
  const attempt = () =>
    guesser.refused(login, { body: { username: email, password: 'мимо', deviceId } })

  for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(401)
  const refusal = await attempt()

  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refusal.message).toMatch(/^Слишком много попыток/)
})

test('whoever guesses a password locks no owner out, whom his device is known by', async () => {
  const { email } = await signedUp()
  const owner = { username: email, password: PASSWORD, deviceId }
  for (let count = 0; count < 101; count++) {
    const guess = { username: email, password: 'мимо', deviceId: `device ${count}` }
    await createShopper(backend).refused(login, { body: guess })
  }
  const stranger = { ...owner, deviceId: 'a new one' }
  expect((await createShopper(backend).refused(login, { body: stranger })).status).toBe(429)

  const { token } = await createShopper(backend).call(login, { body: owner })

  expect(token).toEqual(expect.any(String))
})

test('who has learned by what the owner’s device is known guesses no more often, and locks no owner out', async () => {
  const { email } = await signedUp()
  const thief = createShopper(backend)
  const attempt = () =>
    thief.refused(login, { body: { username: email, password: 'мимо', deviceId } })

  for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(401)
  expect((await attempt()).status).toBe(429)

  const body = { username: email, password: PASSWORD, deviceId }
  const { token } = await createShopper(backend).call(login, { body })
  expect(token).toEqual(expect.any(String))
})

test('a known device that guesses from many addresses is stopped, too', async () => {
  const { email } = await signedUp()
  const body = { username: email, password: 'мимо', deviceId }
  const attempt = () => createShopper(backend).refused(login, { body })

  for (let count = 0; count < 100; count++) expect((await attempt()).status).toBe(401)

  expect((await attempt()).status).toBe(429)
})

test('one address may try twenty times a minute, with whatever e-mails', async () => {
  const shopper = createShopper(backend)
  const attempt = (count: number) =>
    shopper.refused(login, {
      body: { username: `guess-${count}@example.ru`, password: 'мимо', deviceId }
    })

  for (let count = 0; count < 20; count++) expect((await attempt(count)).status).toBe(401)

  expect((await attempt(21)).status).toBe(429)
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('an account that is deleted while its password is checked is signed in nowhere', async () => {
  const { email } = await signedUp()
  const { limits } = backend.deps
  const deleting = createApp({
    ...backend.deps,
    limits: {
      ...limits,
      async forgive() {
        await backend.db.deleteFrom('app_user').where('email', '=', email).execute()
      }
    }
  })

  const response = await deleting.request('/users/v1/login', {
    method: 'POST',
    body: JSON.stringify({ username: email, password: PASSWORD, deviceId })
  })

  expect([response.status, await response.json()]).toEqual([
    401,
    { message: 'Неверный e-mail или пароль' }
  ])
})
