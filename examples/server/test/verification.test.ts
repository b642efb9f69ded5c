import { randomUUID } from 'node:crypto'
import {
  getPartProfile,
  getProfile,
  getUserParams,
  login,
  sendTemporaryPassword,
  sendVerification,
  updateUserParams,
  verifyContact
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { forgetOld } from '../src/db/upkeep.ts'
import { readLetter } from '../src/modules/letters/read-letter.ts'
import { createMessageFolder } from '../src/providers/mail/message-folder.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, PASSWORD, signUpProven } from './shopper.ts'

const MINUTE_MS = 60_000

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function lastMessage(to: string, kind: 'mail' | 'sms' = 'mail'): Promise<string> {
  const stored = await createMessageFolder(backend.deps.settings.dataDir, kind).list(100)
  return stored.map(readLetter).find(letter => letter.to === to)?.text ?? ''
}

const codeFor = async (to: string, kind: 'mail' | 'sms' = 'mail') =>
  /\b\d{6}\b/.exec(await lastMessage(to, kind))?.[0] ?? ''

const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function signedUp(phone = '+79121110001') {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper, { phone })
  return { shopper, email }
}

test('the letter tells for how long its code is good', async () => {
  const { shopper, email } = await signedUp()

  await shopper.call(sendVerification, { body: { kind: 'email', value: email } })

  expect(await lastMessage(email)).toContain('Он действует 10 минут. Никому его не называйте.')
})

test('a code from the letter verifies the e-mail', async () => {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  expect((await shopper.call(getPartProfile, {})).emailVerified).toBe(false)

  const sent = await shopper.call(sendVerification, {
    body: { kind: 'email', value: ` ${email.toUpperCase()}` }
  })
  const code = await codeFor(email)
  const answer = await shopper.call(verifyContact, { body: { kind: 'email', value: email, code } })

  expect(sent).toEqual({
    message: 'Код отправлен на почту',
    length: 6,
    expiresInSeconds: 600,
    resendInSeconds: 60
  })
  expect(answer).toEqual({ message: 'Подтверждено', verified: true })
  expect((await shopper.call(getPartProfile, {})).emailVerified).toBe(true)
})

test('a code from a short message verifies the phone however it is spelled', async () => {
  const { shopper } = await signedUp('+79121110002')

  await shopper.call(sendVerification, { body: { kind: 'phone', value: '8 (912) 111-00-02' } })
  const code = await codeFor('+79121110002', 'sms')
  const body = {
    kind: 'phone' as const,
    value: '912 111 00 02',
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`
  }
  await shopper.call(verifyContact, { body })

  expect((await shopper.call(getPartProfile, {})).phoneVerified).toBe(true)
})

test('five wrong codes void the right one', async () => {
  const email = `tries-${randomUUID()}@example.ru`
  const shopper = createShopper(backend)
  await shopper.call(sendVerification, { body: { kind: 'email', value: email } })
  const code = await codeFor(email)
  const attempt = (typed: string) =>
    shopper.refused(verifyContact, { body: { kind: 'email', value: email, code: typed } })

  const refusals = []
  for (let count = 0; count < 5; count++) refusals.push(await attempt(anotherCode(code)))

  expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  expect(refusals.map(({ body }) => body.triesLeft)).toEqual([4, 3, 2, 1, 0])
  expect(refusals.at(0)?.errors).toEqual({ code: 'Неверный код. Осталось 4 попытки' })
  expect(refusals.at(4)?.message).toBe('Неверный код. Запросите новый')
  expect((await attempt(code)).message).toBe('Код больше не действует. Запросите новый')
})

test('parallel guesses take their tries one by one', async () => {
  const email = `parallel-${randomUUID()}@example.ru`
  await createShopper(backend).call(sendVerification, { body: { kind: 'email', value: email } })
  const code = await codeFor(email)

  const guesses = await Promise.all(
    Array.from({ length: 15 }, () =>
      createShopper(backend).refused(verifyContact, {
        body: { kind: 'email', value: email, code: anotherCode(code) }
      })
    )
  )

  const left = guesses.map(({ body }) => body.triesLeft).filter(tries => tries !== undefined)
  expect(left.toSorted()).toEqual([0, 1, 2, 3, 4])
})

test('a code lives ten minutes and is good once', async () => {
  const email = `once-${randomUUID()}@example.ru`
  const shopper = createShopper(backend)
  const body = { kind: 'email' as const, value: email }
  await shopper.call(sendVerification, { body })
  const first = await codeFor(email)
  backend.clock.advance(10 * MINUTE_MS)
  expect((await shopper.refused(verifyContact, { body: { ...body, code: first } })).status).toBe(
    422
  )

  await shopper.call(sendVerification, { body })
  const second = await codeFor(email)
  await shopper.call(verifyContact, { body: { ...body, code: second } })

  expect((await shopper.refused(verifyContact, { body: { ...body, code: second } })).status).toBe(
    422
  )
})

test('another code may be asked for after a minute, five times an hour', async () => {
  const email = `again-${randomUUID()}@example.ru`
  const ask = { body: { kind: 'email' as const, value: email } }
  await createShopper(backend).call(sendVerification, ask)
  backend.clock.advance(20_000)

  const early = await createShopper(backend).refused(sendVerification, ask)

  expect(early.status).toBe(429)
  expect(early.headers.get('retry-after')).toBe('40')
  expect(early.message).toBe('Новый код можно запросить через 40 с')
  for (let count = 1; count < 5; count++) {
    backend.clock.advance(MINUTE_MS)
    await createShopper(backend).call(sendVerification, ask)
  }
  backend.clock.advance(MINUTE_MS)
  expect((await createShopper(backend).refused(sendVerification, ask)).status).toBe(429)
})

test('neither a code nor whose it is can be read in the store', async () => {
  const email = `secret-${randomUUID()}@example.ru`
  await createShopper(backend).call(sendVerification, { body: { kind: 'email', value: email } })

  const rows = await backend.db.selectFrom('verification_code').selectAll().execute()

  const text = JSON.stringify(rows)
  expect(text).not.toContain(email)
  // Hashes are hexadecimal: six of their characters may be these digits by chance.
  expect(text).not.toMatch(new RegExp(`(?<![0-9a-f])${await codeFor(email)}(?![0-9a-f])`))
})

test('a mailed password signs in once and leaves the own one and other devices alone', async () => {
  const { shopper, email } = await signedUp()
  await createShopper(backend).call(sendTemporaryPassword, { body: { email } })
  const password = /входа: ([a-z2-9]{10})/.exec(await lastMessage(email))?.[1] ?? ''

  await createShopper(backend).signIn(email, password)

  const again = await createShopper(backend).refused(login, {
    body: { username: email, password, deviceId: 'a.b.c.d' }
  })
  expect(again.status).toBe(401)
  await createShopper(backend).signIn(email, PASSWORD)
  await shopper.call(getProfile, {})
})

test('signing in by e-mail alone sends a password and gives no tokens', async () => {
  const { email } = await signedUp()

  const answer = await createShopper(backend).call(login, {
    body: { username: email, password: '', emailOnly: true, deviceId: 'a.b.c.d' }
  })

  expect(answer).toEqual({ token: null, refreshToken: null, basket: null, passwordSent: true })
  expect(await lastMessage(email)).toMatch(/входа: [a-z2-9]{10}/)
})

test('the part profile greets by name and says what is missing', async () => {
  const { shopper, email } = await signedUp('+79121110003')

  const part = await shopper.call(getPartProfile, {})

  expect(part).toMatchObject({
    name: 'Анна',
    fio: 'Соколова Анна Игоревна',
    email,
    phone: '+79121110003',
    isOrganization: false,
    missingFields: []
  })
})

test('a dealer without papers is asked for them', async () => {
  const { shopper, email } = await signedUp()
  await backend.db
    .updateTable('app_user')
    .set({ roles: ['dealer'] })
    .where('email', '=', email)
    .execute()

  const part = await shopper.call(getPartProfile, {})

  expect(part.missingFields).toEqual(['inn', 'organisation'])
})

test('parameters are kept one by one, and another member’s are his own', async () => {
  const { shopper } = await signedUp()
  const { shopper: other } = await signedUp()
  const city = { title: 'Тверь', kladrId: '6900000100000' }
  const schoolInfo = { institute: 'Гимназия № 7', region: 'Тверская область', city: 'Тверь' }

  await shopper.call(updateUserParams, { body: { city } })
  await shopper.call(updateUserParams, { body: { schoolInfo } })

  expect(await shopper.call(getUserParams, {})).toEqual({ city, schoolInfo, subscribed: false })
  expect(await other.call(getUserParams, {})).toEqual({
    city: null,
    schoolInfo: null,
    subscribed: false
  })
  await shopper.call(updateUserParams, { body: { city: null, schoolInfo: null } })
  expect(await shopper.call(getUserParams, {})).toEqual({
    city: null,
    schoolInfo: null,
    subscribed: false
  })
})

test('what belongs to an account is closed to a guest', async () => {
  const guest = createShopper(backend)
  const refusals = [
    await guest.refused(getPartProfile, {}),
    await guest.refused(getUserParams, {}),
    await guest.refused(updateUserParams, { body: {} })
  ]

  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401])
})

test('old keys, bank pages, codes and sessions are forgotten, fresh ones are kept', async () => {
  const { db } = backend
  const now = backend.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const claim = (id: string, created_at: Date) =>
    db
      .insertInto('idempotency_key')
      .values({ scope: 's', key: id, request_hash: '', order_id: randomUUID(), created_at })
      .execute()
  const bankSession = (title: string, created_at: Date) =>
    db
      .insertInto('demo_bank_session')
      .values({
        id: randomUUID(),
        reference: title,
        amount_kopecks: 1,
        title,
        return_url: '',
        decision: null,
        created_at
      })
      .execute()
  await claim('old', daysAgo(8))
  await claim('fresh', daysAgo(6))
  await bankSession('старая', daysAgo(2))
  await bankSession('новая', daysAgo(0))

  await forgetOld(db, now)

  const keys = await db
    .selectFrom('idempotency_key')
    .select('key')
    .where('scope', '=', 's')
    .execute()
  const titles = await db.selectFrom('demo_bank_session').select('title').execute()
  expect(keys.map(({ key }) => key)).toEqual(['fresh'])
  expect(titles.map(({ title }) => title)).toContain('новая')
  expect(titles.map(({ title }) => title)).not.toContain('старая')
})

const byCode = (username: string, password: string) => ({
  body: { username, password, scenario: 'code', deviceId: 'd-1' }
})

test('a code sent to an e-mail signs in, once, and a wrong one does not', async () => {
  const { email } = await signedUp()
  const guest = createShopper(backend)
  await guest.call(sendVerification, { body: { kind: 'email', value: email } })
  const code = await codeFor(email)

  const wrong = await guest.refused(login, byCode(email, anotherCode(code)))
  const { token } = await guest.call(login, byCode(email, code))
  const again = await guest.refused(login, byCode(email, code))

  expect([wrong.status, again.status]).toEqual([422, 422])
  expect(token).not.toBeNull()
})

test('a code sent to a phone signs in where the account has proven that phone before', async () => {
  const phone = '+79121117001'
  const { shopper } = await signedUp(phone)
  const guest = createShopper(backend)
  const sentCode = async () => {
    backend.clock.advance(2 * MINUTE_MS)
    await guest.call(sendVerification, { body: { kind: 'phone', value: phone } })
    return codeFor(phone, 'sms')
  }

  const early = await guest.refused(login, byCode(phone, await sentCode()))
  const code = await sentCode()
  await shopper.call(verifyContact, { body: { kind: 'phone', value: phone, code } })
  const { token } = await guest.call(login, byCode('8 (912) 111-70-01', await sentCode()))
  await signedUp(phone)

  expect(early).toMatchObject({ status: 401, message: expect.stringContaining('войти нельзя') })
  expect(token).not.toBeNull()
  expect((await shopper.call(getPartProfile, {})).phoneVerified).toBe(true)
})

test('a code for an address without an account opens nothing', async () => {
  const email = `nobody-${randomUUID()}@example.ru`
  const guest = createShopper(backend)
  await guest.call(sendVerification, { body: { kind: 'email', value: email } })

  const refused = await guest.refused(login, byCode(email, await codeFor(email)))

  expect(refused.status).toBe(401)
})
