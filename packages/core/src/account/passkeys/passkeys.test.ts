import { expect, test } from 'vitest'

import {
  askPasskeyCreation,
  askPasskeySignIn,
  loginByPasskey,
  savePasskey
} from '../../contracts/passkeys.ts'
import type { Passkeys } from '../../platform/platform.ts'
import { exampleOf, fixtureOf } from '../../testing/fixture-of.ts'
import { testPeople } from '../../testing/test-people.ts'
import { createTestShop, type TestShopOptions } from '../../testing/test-shop.ts'
import { passkeyView } from './passkey.view.ts'

const created = fixtureOf(savePasskey.body)().credential
const signed = fixtureOf(loginByPasskey.body)().credential

const device: Passkeys = { create: async () => created, sign: async () => signed }
const refusing = (name: string): Passkeys => {
  const refuse = () => Promise.reject(Object.assign(new Error('For developers'), { name }))
  return { create: refuse, sign: refuse }
}

async function open(options: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  shop.server.on(askPasskeySignIn, () => exampleOf(askPasskeySignIn.response))
  shop.server.on(askPasskeyCreation, () => exampleOf(askPasskeyCreation.response))
  shop.server.on(savePasskey, () => ({ data: [] }))
  return shop
}

test('a guest signs in by a key, and the guest’s basket is named to the server', async () => {
  const shop = await open({ passkeys: device })
  const { access, refresh } = shop.server.accounts.enrol(testPeople.member)
  shop.server.on(loginByPasskey, () => ({ token: access, refreshToken: refresh, basket: null }))

  expect(await (await shop.service('passkeys')).signIn()).toBe(true)

  expect(shop.getState().session.signedIn).toBe(true)
  const [asked, sent] = [askPasskeySignIn, loginByPasskey].map(({ path }) =>
    Object(shop.server.calls.find(({ name }) => name.endsWith(path))?.body)
  )
  expect(sent).toMatchObject({ credential: signed, deviceId: asked.deviceId })
  expect(sent.basket).not.toBe('')
})

test('a member makes a key that the account keeps', async () => {
  const shop = await open({ scenario: 'member', passkeys: device })

  await (await shop.service('passkeys')).create()

  expect(shop.server.calls.at(-1)?.body).toEqual({ credential: created })
})

test.each([
  ['NotAllowedError', 'Ключ не выбран: запрос отменён или время вышло. Попробуйте ещё раз'],
  ['InvalidStateError', 'На этом устройстве ключ вашего кабинета уже есть'],
  [
    'SecurityError',
    'Этот браузер не работает с ключами доступа. Обновите его или войдите другим способом'
  ]
])('%s of a browser is «%s»', async (name, message) => {
  const shop = await open({ scenario: 'member', passkeys: refusing(name) })

  await expect((await shop.service('passkeys')).create()).rejects.toMatchObject({
    name: 'ApiError',
    message
  })
  expect(shop.server.countOf(savePasskey)).toBe(0)
})

test('a browser without keys is told so before the server is asked', async () => {
  const shop = await open({})

  await expect((await shop.service('passkeys')).signIn()).rejects.toThrow(
    'Этот браузер не работает с ключами'
  )
  expect(shop.server.countOf(askPasskeySignIn)).toBe(0)
})

test('a key that the shop does not know leaves a guest with the words of the server', async () => {
  const shop = await open({ passkeys: device })
  const message = 'Этот ключ больше не подходит'
  shop.server.on(loginByPasskey, () => Response.json({ message }, { status: 401 }))

  await expect((await shop.service('passkeys')).signIn()).rejects.toThrow(message)
  expect(shop.getState().session.signedIn).toBe(false)
})

test('a key tells where and when it was made, and whether it was used', () => {
  const key = { id: 'k', userAgent: 'Chrome/142.0 Windows', createdAt: '2026-11-01T09:00:00.000Z' }

  expect(passkeyView({ ...key, usedAt: null })).toEqual({
    id: 'k',
    title: 'Chrome, Windows',
    history: 'Создан 1 ноября 2026, входа с ним ещё не было'
  })
  expect(passkeyView({ ...key, usedAt: '2026-11-22T18:05:00.000Z' }).history).toBe(
    'Создан 1 ноября 2026, последний вход 22 ноября 2026, 21:05'
  )
})
