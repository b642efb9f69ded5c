import { expect, test } from 'vitest'

import { CONSENT_TEXT_VERSION } from './consent.messages.ts'
import { askedPurposes, consentOf, consentPurposes, isAllowed } from './consent.ts'
import { consentText } from './kept-consent.ts'

const AT = '2026-11-22T09:00:00.000Z'
const mapsOnly = consentText({ textVersion: CONSENT_TEXT_VERSION, at: AT, purposes: ['maps'] })

test('a choice comes back from its cookie, purpose by purpose', () => {
  expect(consentOf(mapsOnly)).toEqual({
    textVersion: CONSENT_TEXT_VERSION,
    at: AT,
    purposes: ['maps']
  })
  expect([isAllowed(mapsOnly, 'maps'), isAllowed(mapsOnly, 'analytics')]).toEqual([true, false])
})

test.each([
  ['no cookie', undefined],
  ['an empty one', ''],
  ['another text', mapsOnly.replace(CONSENT_TEXT_VERSION, '2020-01-01')],
  ['one without a time', CONSENT_TEXT_VERSION]
])('%s is no choice: nothing is allowed', (_, text) => {
  expect(consentOf(text)).toBeUndefined()
  expect(isAllowed(text, 'analytics')).toBe(false)
})

test('refusing everything is a choice too', () => {
  const text = consentText({ textVersion: CONSENT_TEXT_VERSION, at: AT, purposes: [] })

  expect(consentOf(text)?.purposes).toEqual([])
})

test('a shop asks for what it names a third party for', () => {
  expect(askedPurposes({ analyticsKey: '', mapsKey: '' })).toEqual([])
  expect(askedPurposes({ analyticsKey: '1' })).toEqual(['analytics'])
  expect(askedPurposes({ analyticsKey: '1', mapsKey: 'k' })).toEqual(['analytics', 'maps'])
})

test('words that are no purpose are left out, and each counts once', () => {
  expect(consentPurposes(['maps', 'everything', 'maps'])).toEqual(['maps'])
})
