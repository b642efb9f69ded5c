import { expect, test } from 'vitest'

import { endDevice } from '../../contracts/devices.ts'
import { removePasskey } from '../../contracts/passkeys.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postDevice } from './posted-device.ts'

test.each([
  [{ id: 'd-1' }, ['device', { id: 'd-1' }]],
  [{ passkey: 'k-1' }, ['passkey', { id: 'k-1' }]]
])('the form %j ends what it names, and nothing else', async (fields, ended) => {
  const { api, server } = createTestShop({ scenario: 'member' })
  const asked: unknown[] = []
  const receive = (what: string) => (call: { readonly body: unknown }) => {
    asked.push([what, call.body])
    return { data: [] }
  }
  server.on(endDevice, receive('device'))
  server.on(removePasskey, receive('passkey'))

  await postDevice(api, new URLSearchParams(fields))

  expect(asked).toEqual([ended])
})
