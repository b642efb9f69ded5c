import { createOneClickOrder, recordConsent } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('every choice of a visitor is a row with its purposes, its text and its time', async () => {
  const guest = createShopper(backend)
  const first = await guest.call(recordConsent, {
    body: { textVersion: '2026-11-22', purposes: ['maps', 'maps'] }
  })
  await guest.call(recordConsent, { body: { textVersion: '2026-11-22', purposes: [] } })

  const rows = await backend.db
    .selectFrom('consent_record')
    .select(['text_version', 'purposes', 'at', 'user_id'])
    .where('cart_token', '=', guest.cartToken)
    .orderBy('id')
    .execute()

  expect(first).toEqual({
    textVersion: '2026-11-22',
    purposes: ['maps'],
    at: backend.clock.now().toISOString()
  })
  expect(rows).toEqual([
    { text_version: '2026-11-22', purposes: ['maps'], at: new Date(first.at), user_id: null },
    { text_version: '2026-11-22', purposes: [], at: expect.any(Date), user_id: null }
  ])
})

test('a purpose that there is not is refused', async () => {
  const guest = createShopper(backend)
  const body = JSON.parse('{"textVersion":"2026-11-22","purposes":["everything"]}')

  expect((await guest.refused(recordConsent, { body })).status).toBe(400)
})

test('a class of visitors behind one address chooses within a minute, whatever forms they have sent', async () => {
  const school = { 'x-forwarded-for': '203.0.113.40' }
  const form = { groupId: 0, count: 1, name: 'Анна', phone: '+7 (912) 345-67-89', accept: true }
  for (let sent = 0; sent < 6; sent++) {
    await createShopper(backend).refused(createOneClickOrder, { body: form }, school)
  }

  for (let visitor = 0; visitor < 60; visitor++) {
    await createShopper(backend).call(
      recordConsent,
      { body: { textVersion: '2026-11-22', purposes: [] } },
      school
    )
  }
})
