import {
  askPasskeyCreation,
  askPasskeySignIn,
  getBonusBalance,
  getBonusClient,
  getMailingStatus,
  getPartProfile,
  getProfile,
  getRaffle,
  getUserParams,
  joinRaffle,
  listBonusAccounts,
  listPasskeys,
  loginByPasskey,
  resetPassword,
  savePasskey,
  sendTemporaryPassword,
  sendVerification,
  stopMailing,
  subscribeToMailing,
  updateUserParams,
  verifyContact
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createSeed } from '../src/modules/raffles/draw-raffle.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { codeFor, lettersTo, passwordFor } from './letters-of.ts'
import { createShopper, PASSWORD, type Shopper, signUpProven } from './shopper.ts'
import { createSoftwareKey } from './software-key.ts'

const MINUTE_MS = 60_000
const SCENARIO = { scenario: 'code' }

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

async function codeTo(who: Shopper, kind: 'email' | 'phone', value: string) {
  backend.clock.advance(2 * MINUTE_MS)
  await who.call(sendVerification, { body: { kind, value } })
  return codeFor(backend, value, kind === 'email' ? 'mail' : 'sms')
}

const prove = async (who: Shopper, kind: 'email' | 'phone', value: string) =>
  who.call(verifyContact, { body: { kind, value, code: await codeTo(who, kind, value) } })

async function signInByCode(who: Shopper, name: string) {
  const kind = name.includes('@') ? 'email' : 'phone'
  return who.signIn(name, await codeTo(who, kind, name), SCENARIO)
}

async function restore(who: Shopper, email: string) {
  await who.call(resetPassword, { body: { email } })
  return who.signIn(email, await passwordFor(backend, email))
}

async function signInByMail(who: Shopper, email: string) {
  await who.call(sendTemporaryPassword, { body: { email } })
  return who.signIn(email, await passwordFor(backend, email))
}

let phones = 0

/** A member with every way in: a password, a session, a key and a phone for codes. */
async function withWaysIn(isProven: boolean) {
  phones += 1
  const phone = `+7912111${String(phones).padStart(4, '0')}`
  const holder = createShopper(backend)
  const { email } = isProven
    ? await signUpProven(backend, holder, { phone })
    : await holder.signUp({ phone })
  const key = createSoftwareKey('shop.test', 'http://shop.test')
  const credential = key.create(await holder.call(askPasskeyCreation, {}))
  await holder.call(savePasskey, { body: { credential } })
  await prove(holder, 'phone', phone)
  return { holder, email, phone, key }
}

/** Which of the ways in still open the account. */
async function waysIn({ holder, email, phone, key }: Awaited<ReturnType<typeof withWaysIn>>) {
  const guest = createShopper(backend)
  const deviceId = 'e.f'
  const request = await guest.call(askPasskeySignIn, { body: { deviceId } })
  const byKey = { body: { credential: key.sign(request), deviceId } }
  const tries = {
    session: () => holder.call(getProfile, {}),
    password: () => guest.signIn(email, PASSWORD),
    phone: () => signInByCode(guest, phone),
    key: () => guest.call(loginByPasskey, byKey)
  }
  const open: string[] = []
  for (const [way, enter] of Object.entries(tries)) {
    await enter().then(
      () => open.push(way),
      () => undefined
    )
  }
  return open
}

test('every way into an account that a person made for himself is open to him', async () => {
  expect(await waysIn(await withWaysIn(false))).toEqual(['session', 'password', 'phone', 'key'])
})

test.each([
  ['a code', signInByCode],
  ['a restored password', restore],
  ['a password for one sign-in', signInByMail]
])('whoever proves an address by %s finds no door of before open', async (_, proveBy) => {
  const before = await withWaysIn(false)
  const owner = createShopper(backend)

  await proveBy(owner, before.email)

  expect(await waysIn(before)).toEqual([])
  expect((await owner.call(getPartProfile, {})).emailVerified).toBe(true)
  expect((await owner.call(listPasskeys, {})).data).toEqual([])
})

test('a password that is restored ends keys and sessions of a proven account, too', async () => {
  const before = await withWaysIn(true)

  await restore(createShopper(backend), before.email)

  expect(await waysIn(before)).toEqual([])
})

test.each([
  ['a code', signInByCode],
  ['a password for one sign-in', signInByMail]
])('%s leaves a proven account its other ways in', async (_, proveBy) => {
  const before = await withWaysIn(true)

  await proveBy(createShopper(backend), before.email)

  expect(await waysIn(before)).toEqual(['session', 'password', 'phone', 'key'])
})

test('whoever takes an account is told by letter that its password of before is gone', async () => {
  const { email } = await withWaysIn(false)

  await signInByCode(createShopper(backend), email)

  expect((await lettersTo(backend, email))[0]).toContain('прежний пароль больше не действует')
})

test('a code that somebody else types proves an address for no account', async () => {
  const { holder, email } = await withWaysIn(false)
  const guest = createShopper(backend)
  const other = createShopper(backend)
  await other.signUp()

  await prove(guest, 'email', email)
  await prove(other, 'email', email)

  expect((await holder.call(getPartProfile, {})).emailVerified).toBe(false)
  expect((await other.call(getPartProfile, {})).emailVerified).toBe(false)
})

test('bonuses are seen and spent once the address is proven', async () => {
  const member = createShopper(backend)
  const { email } = await member.signUp()
  const balances = async () => ({
    accounts: (await member.call(listBonusAccounts, {})).data.map(({ value }) => value),
    client: (await member.call(getBonusClient, {})).value,
    balance: (await member.call(getBonusBalance, { query: {} })).value
  })
  await backend.db
    .updateTable('app_user')
    .set({ bonus_kopecks: 50_000 })
    .where('email', '=', email)
    .execute()
  const before = await balances()

  await prove(member, 'email', email)

  expect(before).toEqual({ accounts: [], client: 0, balance: 0 })
  expect(await balances()).toEqual({ accounts: [500], client: 500, balance: 500 })
})

test('the mailing of an address is neither told nor stopped by an unproven account', async () => {
  const member = createShopper(backend)
  const { email } = await member.signUp()
  await createShopper(backend).call(subscribeToMailing, { body: { email, accept: true } })
  const [letter = ''] = await lettersTo(backend, email)
  const link = /http:\/\/shop\.test\/api(\S+)/.exec(letter)?.[1] ?? ''
  await backend.app.request(link, { method: 'POST' })

  const reported = await member.refused(getMailingStatus, {})
  const stopped = await member.refused(stopMailing, {})
  const unwished = await member.refused(updateUserParams, { body: { subscribed: false } })
  const { subscribed } = await member.call(getUserParams, {})
  await prove(member, 'email', email)

  expect([reported, stopped, unwished].map(({ status }) => status)).toEqual([403, 403, 403])
  expect(reported.body).toMatchObject({ reason: 'emailNotProven' })
  expect(subscribed).toBe(false)
  expect((await member.call(getMailingStatus, {})).status).toBe('active')
  expect((await member.call(getUserParams, {})).subscribed).toBe(true)
})

/** Opened yesterday, closes tomorrow, for everybody. */
async function openRaffle(code: string) {
  const at = backend.clock.now().getTime()
  await backend.db
    .insertInto('raffle')
    .values({
      ...{ code, title: 'Телескоп', lead: '', html: '', image: null, conditions: [] },
      prizes: JSON.stringify([{ title: 'Телескоп', count: 1, image: null }]),
      min_order_kopecks: 0,
      starts_at: new Date(at - DAY_MS),
      ends_at: new Date(at + DAY_MS),
      drawn_at: null,
      ...createSeed()
    })
    .execute()
  return { params: { code } }
}

test('an address takes a number of a raffle once it is proven', async () => {
  const raffle = await openRaffle('proven')
  const member = createShopper(backend)
  const { email } = await member.signUp()

  const refusal = await member.refused(joinRaffle, raffle)
  const seen = (await member.call(getRaffle, raffle)).participation
  await prove(member, 'email', email)

  expect([refusal.status, refusal.body.reason]).toEqual([403, 'emailNotProven'])
  expect(seen).toEqual({
    ...{ ticket: null, allowed: false, needsProof: true },
    message: refusal.body.message
  })
  expect((await member.call(joinRaffle, raffle)).ticket).toBe(1)
})

test('six accounts of one mailbox take one number of a raffle', async () => {
  const raffle = await openRaffle('once')
  const box = `once${Date.now()}`
  const spellings = ['', '+1', '+два', '+x+y', '+', '+last']
  const answers: number[] = []
  for (const spelling of spellings) {
    const member = createShopper(backend)
    await signUpProven(backend, member, { email: `${box}${spelling}@mailbox.test` })
    const joined = member.call(joinRaffle, raffle)
    answers.push(
      await joined.then(
        () => 200,
        () => 409
      )
    )
  }

  expect(answers).toEqual([200, 409, 409, 409, 409, 409])
  expect((await createShopper(backend).call(getRaffle, raffle)).participantsCount).toBe(1)
})
