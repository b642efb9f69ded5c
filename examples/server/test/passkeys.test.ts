import {
  askPasskeyCreation,
  askPasskeySignIn,
  getProfile,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  savePasskey
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, type Shopper, sellGroup } from './shopper.ts'
import { createSoftwareKey } from './software-key.ts'

const deviceId = 'a.b.c.d'
const ORIGIN = 'http://shop.test'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const newKey = () => createSoftwareKey('shop.test', ORIGIN)
type Key = ReturnType<typeof newKey>

async function memberWithKey() {
  const member = createShopper(backend)
  const { email } = await member.signUp()
  const key = newKey()
  const credential = key.create(await member.call(askPasskeyCreation, {}))
  await member.call(savePasskey, { body: { credential } })
  return { member, email, key }
}

const ask = (guest: Shopper) => guest.call(askPasskeySignIn, { body: { deviceId } })

async function signIn(guest: Shopper, key: Key, lies = {}) {
  const credential = key.sign(await ask(guest), lies)
  return guest.call(loginByPasskey, { body: { credential, deviceId, basket: guest.cartToken } })
}

const refusal = async (guest: Shopper, key: Key, lies = {}) => {
  const credential = key.sign(await ask(guest), lies)
  return guest.refused(loginByPasskey, { body: { credential, deviceId } })
}

test('a key signs its owner in on any device, and his basket comes along', async () => {
  await memberWithKey()
  const { email, key } = await memberWithKey()
  const group = await sellGroup(backend, { stock: 5 })
  const guest = createShopper(backend)
  await guest.put(group, 2)

  const { token, basket } = await signIn(guest, key)

  const headers = { authorization: `Bearer ${token}` }
  expect((await backend.call(getProfile, {}, { headers })).email).toBe(email)
  expect(basket && countsOf(basket)).toEqual({ [group]: 2 })
  const { data } = await backend.call(listPasskeys, {}, { headers })
  expect(data).toMatchObject([{ id: key.id, usedAt: backend.clock.now().toISOString() }])
})

test('a challenge signs in once, for five minutes, and only whom it was given to', async () => {
  const { key } = await memberWithKey()
  const guest = createShopper(backend)
  const credential = key.sign(await ask(guest))
  const body = { credential, deviceId }

  const stolen = await createShopper(backend).refused(loginByPasskey, { body })
  const elsewhere = await guest.refused(loginByPasskey, { body: { credential, deviceId: 'e.f' } })
  await guest.call(loginByPasskey, { body })
  const replayed = await guest.refused(loginByPasskey, { body })
  const late = key.sign(await ask(guest))
  backend.clock.advance(301_000)
  const expired = await guest.refused(loginByPasskey, { body: { credential: late, deviceId } })

  for (const { status } of [stolen, elsewhere, replayed, expired]) expect(status).toBe(401)
  expect(expired.message).toBe('Ключ не удалось проверить. Попробуйте ещё раз')
})

test('a challenge that was refused once is spent', async () => {
  const { key } = await memberWithKey()
  const guest = createShopper(backend)
  const options = await ask(guest)
  const foreign = key.sign(options, { origin: 'http://shop.test.evil.example' })
  await guest.refused(loginByPasskey, { body: { credential: foreign, deviceId } })

  const honest = key.sign(options)

  const { status } = await guest.refused(loginByPasskey, { body: { credential: honest, deviceId } })
  expect(status).toBe(401)
})

test.each([
  ['a foreign origin', { origin: 'http://evil.example' }],
  ['an address that only ends like ours', { origin: 'http://evilshop.test' }],
  ['our address on another port', { origin: 'http://shop.test:8080' }],
  ['a person who was not verified', { isVerified: false }],
  ['the name of another account', { userHandle: 'bm9ib2R5' }]
])('%s does not sign in', async (_, lies) => {
  const { key } = await memberWithKey()

  expect((await refusal(createShopper(backend), key, lies)).status).toBe(401)
})

test('a site of a sub-domain signs in by the same key', async () => {
  const { key } = await memberWithKey()

  const answer = await signIn(createShopper(backend), key, { origin: 'http://by.shop.test' })

  expect(answer.token).not.toBe('')
})

test('a key that counts backwards was copied: it signs nobody in', async () => {
  const { key } = await memberWithKey()
  const guest = createShopper(backend)
  await signIn(guest, key, { counter: 7 })

  expect((await refusal(guest, key, { counter: 7 })).status).toBe(401)
  expect((await refusal(guest, key, { counter: 3 })).status).toBe(401)
  await expect(signIn(guest, key, { counter: 8 })).resolves.toBeDefined()
})

test('a key that does not count signs in again and again', async () => {
  const { key } = await memberWithKey()
  const guest = createShopper(backend)

  await signIn(guest, key, { counter: 0 })

  await expect(signIn(guest, key, { counter: 0 })).resolves.toBeDefined()
})

test('an unknown key, and one that was removed, are told so', async () => {
  const { member, key } = await memberWithKey()
  const left = await member.call(removePasskey, { body: { id: key.id } })

  for (const one of [key, newKey()]) {
    const { status, message } = await refusal(createShopper(backend), one)
    expect(status).toBe(401)
    expect(message).toBe(
      'Этот ключ больше не подходит: возможно, его удалили в кабинете. Войдите другим способом'
    )
  }
  expect(left.data).toEqual([])
})

test('a new key answers a challenge of its own session, once, at the own address', async () => {
  const member = createShopper(backend)
  const { email } = await member.signUp()
  const tablet = createShopper(backend)
  await tablet.signIn(email)
  const save = (credential: ReturnType<Key['create']>, by = member) =>
    by.refused(savePasskey, { body: { credential } })
  const creation = () => member.call(askPasskeyCreation, {})

  const foreign = await save(newKey().create(await creation(), { origin: 'http://evil.example' }))
  const unverified = await save(newKey().create(await creation(), { isVerified: false }))
  const stolen = await save(newKey().create(await creation()), tablet)
  const credential = newKey().create(await creation())
  await member.call(savePasskey, { body: { credential } })
  const replayed = await save(credential)

  for (const { status } of [foreign, unverified, stolen, replayed]) expect(status).toBe(422)
  expect((await member.call(listPasskeys, {})).data).toHaveLength(1)
})

test('a key of somebody else is not taken over by saving it again', async () => {
  const { key, email } = await memberWithKey()
  const thief = createShopper(backend)
  await thief.signUp()
  const credential = key.create(await thief.call(askPasskeyCreation, {}))

  expect((await thief.refused(savePasskey, { body: { credential } })).status).toBe(409)
  expect((await thief.refused(removePasskey, { body: { id: key.id } })).status).toBe(404)
  const owner = createShopper(backend)
  await owner.signIn(email)
  expect((await owner.call(listPasskeys, {})).data).toHaveLength(1)
})

test('an account holds ten keys', async () => {
  const { member } = await memberWithKey()
  const { uid } = await member.call(getProfile, {})
  const rest = Array.from({ length: 9 }, (_, index) => ({
    ...{ id: `${uid}-${index}`, user_id: uid, public_key: '', counter: '0', user_agent: '' },
    ...{ created_at: backend.clock.now(), used_at: null }
  }))
  await backend.db.insertInto('passkey').values(rest).execute()

  expect((await member.refused(askPasskeyCreation, {})).status).toBe(422)
})
