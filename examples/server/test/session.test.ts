import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  changePassword,
  getInit,
  getProfile,
  login,
  refreshSession,
  resetPassword,
  signup,
  updateProfile
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, PASSWORD, signupForm } from './shopper.ts'

const DAY_MS = 86_400_000
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

test('a sixth wrong password in a row has to wait, from whatever address', async () => {
  const { email } = await signedUp()
  const attempt = () =>
    createShopper(backend).refused(login, { body: { username: email, password: 'мимо', deviceId } })

  for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(401)
  const refusal = await attempt()

  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refusal.message).toMatch(/^Слишком много попыток/)
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

test('signing up checks every field', async () => {
  const refusal = await createShopper(backend).refused(signup, {
    body: {
      ...signupForm(),
      fio: 'Anna',
      email: 'anna',
      phone: '12',
      password: '1234',
      accept: false,
      organization: { inn: '12', title: '' }
    }
  })

  expect(refusal.status).toBe(422)
  expect(refusal.errors).toEqual({
    fio: 'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами',
    email: 'Некорректный e-mail',
    phone: 'Вы ввели некорректный номер телефона',
    password: 'Короткий пароль',
    accept: 'Необходимо подтвердить обработку персональных данных',
    'organization.inn': 'Укажите корректный ИНН',
    'organization.title': 'Укажите организацию'
  })
})

test('an e-mail has one account, however it is spelled and however often it is posted', async () => {
  const form = signupForm()
  const posts = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) =>
      createShopper(backend).call(signup, {
        body: { ...form, email: index % 2 ? form.email.toUpperCase() : form.email }
      })
    )
  )

  expect(posts.filter(post => post.status === 'fulfilled')).toHaveLength(1)
  const refusal = await createShopper(backend).refused(signup, { body: form })
  expect(refusal.status).toBe(409)
  expect(refusal.errors.email).toMatch(/уже зарегистрирован/)
})

test('roles and prices follow from the account and cannot be sent', async () => {
  const shopper = createShopper(backend)
  const forged = { roles: ['dealer'], priceRole: 'dealer', bonus_kopecks: 1_000_000 }
  const { email } = await shopper.signUp(Object.assign(signupForm(), forged))

  const body = { fio: 'Ёлкин Пётр', email, phone: '89123456789', birthDate: '01.09.2001' }
  const profile = await shopper.call(updateProfile, { body: { ...body, ...forged } })

  expect(profile).toMatchObject({
    fio: 'Ёлкин Пётр',
    phone: '+79123456789',
    birthDate: '2001-09-01',
    priceRole: 'user',
    roles: ['user'],
    isOrganization: false
  })
  const init = await shopper.call(getInit, {})
  expect([init.priceRole, init.roles]).toEqual(['user', ['user']])
})

test('an organisation that signs up buys at its own prices', async () => {
  const shopper = createShopper(backend)

  await shopper.signUp({ organization: { inn: '6658000000', title: 'Школа № 64' } })

  const profile = await shopper.call(getProfile, {})
  expect(profile).toMatchObject({
    roles: ['org_user'],
    priceRole: 'org',
    isOrganization: true,
    organization: { inn: '6658000000', title: 'Школа № 64' }
  })
})

test('another account’s e-mail cannot be taken over in the profile', async () => {
  const { email } = await signedUp()
  const { shopper } = await signedUp()

  const refusal = await shopper.refused(updateProfile, {
    body: { fio: 'Ёлкин Пётр', email, phone: '89123456789', birthDate: null }
  })

  expect(refusal.status).toBe(409)
})

test('a new password signs the other devices out and this one in', async () => {
  const { shopper, email } = await signedUp()
  const phone = createShopper(backend)
  await phone.signIn(email)

  const wrong = await shopper.refused(changePassword, {
    body: { oldPassword: 'мимо', password: 'новый-пароль', deviceId }
  })
  const pair = await shopper.call(changePassword, {
    body: { oldPassword: PASSWORD, password: 'новый-пароль', deviceId }
  })

  expect(wrong.errors).toEqual({ oldPassword: 'Неверный текущий пароль' })
  expect((await phone.refused(getProfile, {})).status).toBe(401)
  expect((await refused(phone.refreshToken())).status).toBe(401)
  await backend.call(getProfile, {}, { headers: bearer(pair.access) })
  await createShopper(backend).signIn(email, 'новый-пароль')
})

test('a forgotten password is replaced by the one from the letter, an unknown e-mail hears the same', async () => {
  const { email } = await signedUp()

  const known = await createShopper(backend).call(resetPassword, { body: { email } })
  const unknown = await createShopper(backend).call(resetPassword, {
    body: { email: 'nobody@example.ru' }
  })

  expect(unknown).toEqual(known)
  await createShopper(backend).signIn(email)
  const password = await temporaryPassword(email)
  await createShopper(backend).signIn(email, password)
  const old = await createShopper(backend).refused(login, {
    body: { username: email, password: PASSWORD, deviceId }
  })
  expect(old.status).toBe(401)
})

test('a letter with a password may be asked for three times an hour', async () => {
  const ask = () =>
    createShopper(backend).refused(resetPassword, { body: { email: 'often@example.ru' } })
  for (let count = 0; count < 3; count++) {
    await createShopper(backend).call(resetPassword, { body: { email: 'often@example.ru' } })
  }

  expect((await ask()).status).toBe(429)
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function temporaryPassword(email: string): Promise<string> {
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const letters = await Promise.all(
    (await readdir(folder)).map(name => readFile(join(folder, name), 'utf8'))
  )
  const letter = letters.find(text => text.includes(`To: ${email}`)) ?? ''
  const body = letter.slice(letter.indexOf('\r\n\r\n')).replaceAll(/\s/g, '')
  return /пароль: ([a-z2-9]{10})/.exec(Buffer.from(body, 'base64').toString('utf8'))?.[1] ?? ''
}
