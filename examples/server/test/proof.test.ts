import { listSites, requestRestockLetter, sendForm } from '@vitrina/core/contracts'
import { readShopFile } from '@vitrina/core/shop-file'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createProofCheck } from '../src/http/proof.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const REFUSED = 'Не удалось проверить запрос. Обновите страницу и попробуйте ещё раз'
const MINUTE_MS = 60_000

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({
    deps: { checkProof: createProofCheck({ required: true }) },
    shop: readShopFile('{"guardedRoutes":{"add":["listSites"],"remove":["sendForm"]}}')
  })
})

afterAll(() => backend.close())

const input = { body: { groupId: 1, email: 'anna@pochta.example' } }

const proof = (nonce: string, driftMs = 0) => ({
  headers: {
    'session-id': 'a-session-of-this-tab',
    'sending-time': String(backend.clock.now().getTime() + driftMs),
    nonce,
    'x-forwarded-for': `203.0.113.${nonce.length}`
  }
})

test('asks for a proof on the calls that the shop file adds, and on none that it removes', async () => {
  const request = { formId: 'none', values: {}, accept: true }

  expect(await backend.refused(listSites, {})).toMatchObject({ status: 403, message: REFUSED })
  expect(await backend.refused(sendForm, { body: request })).not.toMatchObject({ status: 403 })
})

test('takes a proof once', async () => {
  await backend.call(requestRestockLetter, input, proof('first-nonce-of-this-test'))

  const replayed = await backend.refused(
    requestRestockLetter,
    input,
    proof('first-nonce-of-this-test')
  )

  expect(replayed).toMatchObject({ status: 403, message: REFUSED })
})

test('still knows a nonce for as long as its time would be accepted', async () => {
  const sent = proof('a-nonce-kept-for-later-use', 4 * MINUTE_MS)
  await backend.call(requestRestockLetter, input, sent)

  backend.clock.advance(8 * MINUTE_MS)

  expect(await backend.refused(requestRestockLetter, input, sent)).toMatchObject({ status: 403 })
})

test.each([
  ['six minutes old', () => proof('an-old-nonce-of-this-test', -6 * MINUTE_MS)],
  ['six minutes ahead', () => proof('an-early-nonce-of-this-test', 6 * MINUTE_MS)],
  ['too short', () => proof('short')],
  ['missing', () => ({ headers: {} })]
])('refuses a proof that is %s', async (_, options) => {
  expect(await backend.refused(requestRestockLetter, input, options())).toMatchObject({
    status: 403,
    message: REFUSED
  })
})
