import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  changePassword,
  getInit,
  getProfile,
  login,
  refreshSession,
  resetPassword,
  sendTemporaryPassword,
  signup,
  updateProfile
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, PASSWORD, signUpProven, signupForm } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const refused = (oldRefreshToken: string) =>
  backend.refused(refreshSession, { body: { oldRefreshToken, deviceId } })

async function signedUp() {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  return { shopper, email }
}

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
  expect(refusal.errors.email).toBe(
    'Этот e-mail не подошёл. Мы написали на него, что можно сделать'
  )
  expect(JSON.stringify(refusal.body)).not.toMatch(/зарегистрирован|занят|есть аккаунт/)
})

test('the owner of an e-mail is told by letter that somebody wants an account with it', async () => {
  const form = signupForm()
  await createShopper(backend).call(signup, { body: form })

  for (let attempt = 0; attempt < 5; attempt++) {
    await createShopper(backend).refused(signup, { body: form })
  }

  const letters = await readLetters(form.email)
  expect(letters).toHaveLength(3)
  expect(letters[0]).toContain('у вас уже есть аккаунт')
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

test('a sign-in by mail tells nobody whether there is an account, and its password is good once', async () => {
  const { email } = await signedUp()
  const ask = (username: string) =>
    createShopper(backend).call(login, {
      body: { username, password: '', emailOnly: true, deviceId }
    })

  const known = await ask(email)
  const unknown = await ask('nobody-at-all@example.ru')

  expect(known).toEqual({ token: null, refreshToken: null, basket: null, passwordSent: true })
  expect(unknown).toEqual(known)
  expect(await readLetters('nobody-at-all@example.ru')).toEqual([])
  const password = await temporaryPassword(email)
  await createShopper(backend).signIn(email, password)
  await createShopper(backend).signIn(email)
  const again = await createShopper(backend).refused(login, {
    body: { username: email, password, deviceId }
  })
  expect(again.status).toBe(401)
})

test('a sign-in by mail and its repetition count together: the fourth letter of an hour is refused', async () => {
  const email = 'hasty@example.ru'
  const body = { username: email, password: '', emailOnly: true, deviceId }
  await createShopper(backend).call(login, { body })
  await createShopper(backend).call(sendTemporaryPassword, { body: { email } })
  await createShopper(backend).call(sendTemporaryPassword, { body: { email } })

  expect((await createShopper(backend).refused(login, { body })).status).toBe(429)
})

test('a letter with a password may be asked for three times an hour', async () => {
  const ask = () =>
    createShopper(backend).refused(resetPassword, { body: { email: 'often@example.ru' } })
  for (let count = 0; count < 3; count++) {
    await createShopper(backend).call(resetPassword, { body: { email: 'often@example.ru' } })
  }

  expect((await ask()).status).toBe(429)
})

const deviceId = 'a.b.c.d'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What was written to an e-mail. */
async function readLetters(email: string): Promise<readonly string[]> {
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const letters = await Promise.all(
    (await readdir(folder)).map(name => readFile(join(folder, name), 'utf8'))
  )
  return letters.filter(text => text.includes(`To: ${email}`)).map(textOf)
}

const textOf = (letter: string) =>
  Buffer.from(letter.slice(letter.indexOf('\r\n\r\n')).replaceAll(/\s/g, ''), 'base64').toString(
    'utf8'
  )

async function temporaryPassword(email: string): Promise<string> {
  const [text = ''] = await readLetters(email)
  return /(?:пароль|входа): ([a-z2-9]{10})/.exec(text)?.[1] ?? ''
}
