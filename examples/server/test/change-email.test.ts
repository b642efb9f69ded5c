import {
  getPartProfile,
  getProfile,
  listPasskeys,
  sendVerification,
  signup,
  updateProfile,
  verifyContact
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { codeFor, lettersTo } from './letters-of.ts'
import { createShopper, PASSWORD, type Shopper, signUpProven, signupForm } from './shopper.ts'

const MINUTE_MS = 60_000
const person = { fio: 'Ёлкин Пётр', phone: '89123456789', birthDate: null }

let backend: TestBackend
let addresses = 0

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

async function member() {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  addresses += 1
  return { shopper, email, next: `next-${addresses}@example.ru` }
}

async function prove(who: Shopper, value: string) {
  backend.clock.advance(2 * MINUTE_MS)
  await who.call(sendVerification, { body: { kind: 'email', value } })
  const code = await codeFor(backend, value)
  await who.call(verifyContact, { body: { kind: 'email', value, code } })
}

const change = (email: string, password?: string) => ({ body: { ...person, email, password } })

/** An account whose address was changed, and the link of the letter to the old one. */
async function changed() {
  const { shopper, email, next } = await member()
  await prove(shopper, next)
  await shopper.call(updateProfile, change(next))
  const [letter = ''] = await lettersTo(backend, email)
  return { shopper, email, next, link: /http:\/\/shop\.test\/api(\S+)/.exec(letter)?.[1] ?? '' }
}

const press = (link: string) => backend.app.request(link, { method: 'POST' })

test('another e-mail is taken after its code alone, and counts at once', async () => {
  const { shopper, next } = await member()

  const refusal = await shopper.refused(updateProfile, change(next))
  await prove(shopper, next)
  const { email } = await shopper.call(updateProfile, change(next))

  expect([refusal.status, refusal.errors]).toEqual([
    422,
    { email: 'Подтвердите новый e-mail кодом из письма' }
  ])
  expect(email).toBe(next)
  expect((await shopper.call(getPartProfile, {})).emailVerified).toBe(true)
})

test('a code that another session has typed lets nobody change to the address', async () => {
  const { shopper, next } = await member()
  const { shopper: other } = await member()
  await prove(other, next)
  await prove(createShopper(backend), `${next}.guest`)

  expect((await shopper.refused(updateProfile, change(next))).status).toBe(422)
  expect((await shopper.refused(updateProfile, change(`${next}.guest`))).status).toBe(422)
})

test('a while after the sign-in the password is asked for as well', async () => {
  const { shopper, email, next } = await member()
  backend.clock.advance(10 * MINUTE_MS)
  await shopper.signIn(email)
  await prove(shopper, next)
  backend.clock.advance(9 * MINUTE_MS)

  const without = await shopper.refused(updateProfile, change(next))
  const wrong = await shopper.refused(updateProfile, change(next, 'не тот'))
  const right = await shopper.call(updateProfile, change(next, PASSWORD))

  expect(without.errors).toEqual({ password: 'Чтобы сменить e-mail, введите пароль' })
  expect(wrong.errors).toEqual({ password: 'Неверный пароль' })
  expect(right.email).toBe(next)
})

test('other data are saved without a password and without a code', async () => {
  const { shopper, email } = await member()
  backend.clock.advance(14 * MINUTE_MS)

  const profile = await shopper.call(updateProfile, change(email.toUpperCase()))

  expect(profile).toMatchObject({ fio: 'Ёлкин Пётр', email })
})

test('the old address gets a letter, whose page gives the account back by its button', async () => {
  const { shopper, email, next, link } = await changed()

  const page = await backend.app.request(link)
  const stillChanged = (await shopper.call(getProfile, {})).email
  const done = await press(link)

  expect(await page.text()).toContain('<button>Вернуть e-mail</button>')
  expect(link).not.toMatch(/example|@/)
  expect(stillChanged).toBe(next)
  expect(await done.text()).toContain('<h1>E-mail возвращён</h1>')
  expect((await shopper.refused(getProfile, {})).status).toBe(401)
  await expect(createShopper(backend).signIn(email, PASSWORD)).rejects.toThrow('401')
  await expect(createShopper(backend).signIn(next, PASSWORD)).rejects.toThrow('401')
  const { verified_email } = await backend.db
    .selectFrom('app_user')
    .select('verified_email')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(verified_email).toBe(email)
})

test('an address is given back from any later one, and later links are void then', async () => {
  const { shopper, email, next, link } = await changed()
  const third = `third-${next}`
  await prove(shopper, third)
  await shopper.call(updateProfile, change(third))
  const [letter = ''] = await lettersTo(backend, next)
  const later = /http:\/\/shop\.test\/api(\S+)/.exec(letter)?.[1] ?? ''

  await press(link)
  const afterwards = await press(later)

  expect(afterwards.status).toBe(410)
  const back = backend.db.selectFrom('app_user').select('id').where('email', '=', email)
  expect(await back.executeTakeFirst()).toBeDefined()
})

test('a link is good once, for seven days, and as it was written', async () => {
  const first = await changed()
  await press(first.link)
  const second = await changed()
  const forged = `${second.link.slice(0, -3)}abc`
  const forgedStatus = (await press(forged)).status
  backend.clock.advance(7 * DAY_MS)

  const statuses = [
    first.link,
    second.link,
    '/users/v1/email/back',
    '/users/v1/email/back?key=a.b.c'
  ]
  const answers = await Promise.all(statuses.map(press))

  expect(forgedStatus).toBe(410)
  expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410])
})

test('nobody else gets an address that its owner may still take back', async () => {
  const { email, link } = await changed()
  const { shopper: other } = await member()
  await prove(other, email)

  const taken = await other.refused(updateProfile, change(email))
  const made = await createShopper(backend).refused(signup, { body: { ...signupForm(), email } })

  expect([taken.status, made.status]).toEqual([409, 409])
  expect((await press(link)).status).toBe(200)
})

test('the old address of an account that nobody had proven gets no way into it', async () => {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  addresses += 1
  const next = `next-${addresses}@example.ru`
  await prove(shopper, next)

  await shopper.call(updateProfile, change(next))

  expect(await lettersTo(backend, email)).toEqual([expect.not.stringMatching(/http|верните/)])
  expect((await shopper.call(listPasskeys, {})).data).toEqual([])
})
