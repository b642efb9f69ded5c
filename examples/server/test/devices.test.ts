import {
  endDevice,
  endSession,
  getProfile,
  listDevices,
  refreshSession
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, PASSWORD, type Shopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function onTwoDevices() {
  const laptop = createShopper(backend)
  const { email } = await laptop.signUp()
  const phone = createShopper(backend)
  await phone.signIn(email, PASSWORD)
  return { laptop, phone }
}

test('a device that is signed out is so at once, and the others stay', async () => {
  const { laptop, phone } = await onTwoDevices()
  const { data } = await laptop.call(listDevices, {})
  const other = data.find(({ isCurrent }) => !isCurrent)

  const left = await laptop.call(endDevice, { body: { id: other?.id ?? '' } })

  expect(data.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
  expect(left.data.map(({ isCurrent }) => isCurrent)).toEqual([true])
  expect((await phone.refused(getProfile, {})).status).toBe(401)
  expect((await laptop.call(getProfile, {})).fio).not.toBe('')
})

test('a device of another account is not found, nor is one that is no id', async () => {
  const { laptop } = await onTwoDevices()
  const stranger = createShopper(backend)
  await stranger.signUp()
  const [device] = (await laptop.call(listDevices, {})).data

  for (const id of [device?.id ?? '', 'no-id', '']) {
    expect((await stranger.refused(endDevice, { body: { id } })).status).toBe(404)
  }
  expect((await laptop.call(listDevices, {})).data).toHaveLength(2)
})

const idsOf = async (shopper: Shopper) =>
  (await shopper.call(listDevices, {})).data.map(({ isCurrent }) => isCurrent)

test('a device that signs out stands no longer under the sign-ins of its account', async () => {
  const { laptop, phone } = await onTwoDevices()
  const refreshToken = phone.refreshToken()

  await phone.call(endSession, { body: { refreshToken, deviceId: 'a.b.c.d' } })

  expect(await idsOf(laptop)).toEqual([true])
  expect((await phone.refused(getProfile, {})).status).toBe(401)
  const late = { oldRefreshToken: refreshToken, deviceId: 'a.b.c.d' }
  expect((await laptop.refused(refreshSession, { body: late })).status).toBe(401)
})

test('a sign-out ends the session by its bearer alone, and by its refresh token beside an old bearer', async () => {
  const { laptop, phone } = await onTwoDevices()
  const old = { authorization: 'Bearer an.old.one' }

  await phone.call(endSession, { body: {} })
  expect(await idsOf(laptop)).toEqual([true])
  await laptop.call(endSession, { body: { refreshToken: laptop.refreshToken() } }, old)

  expect((await laptop.refused(getProfile, {})).status).toBe(401)
})

test('a token that nobody knows ends nothing, and is answered as any other', async () => {
  const { laptop } = await onTwoDevices()
  const guest = createShopper(backend)

  const answer = await guest.call(endSession, { body: { refreshToken: 'unknown' } })

  expect(answer.message).toBe('Вы вышли из аккаунта')
  expect(await idsOf(laptop)).toHaveLength(2)
})
