import { expect, test } from 'vitest'

import { shopConfig } from './config.ts'
import type { FullNameRules } from './field-rules.ts'
import { addressChecks, defaultRuleSets, roleFields } from './rule-sets.ts'

test('a shop that says nothing has the settled defaults', () => {
  expect(shopConfig()).toMatchObject({
    siteName: '',
    suggestSegment: 'address-suggestions',
    paths: {},
    guarded: true,
    timeoutMs: 15_000,
    socketTokenParam: 'token',
    build: { id: '', version: '', url: '' },
    paymentHosts: [],
    phoneLengths: {}
  })
})

test('headers are named as the decisions name them', () => {
  expect(shopConfig().headerNames).toEqual({
    siteId: 'site-id',
    currencyId: 'currency-id',
    client: 'client',
    authorization: 'authorization',
    cartToken: 'cart-token',
    idempotencyKey: 'idempotency-key',
    sessionId: 'session-id',
    sendingTime: 'sending-time',
    nonce: 'nonce'
  })
})

test('a call is repeated twice at most, within half a minute, ten repeats for all', () => {
  expect(shopConfig().retry).toEqual({
    limit: 2,
    firstDelayMs: 300,
    maxRetryAfterMs: 5000,
    budgetMs: 30_000,
    bucket: 10
  })
})

test('what is given replaces its default and nothing else', () => {
  const settings = shopConfig({ siteName: 'penal', guarded: false, paymentHosts: ['pay.example'] })

  expect(settings).toEqual({
    ...shopConfig(),
    siteName: 'penal',
    guarded: false,
    paymentHosts: ['pay.example']
  })
})

test.each<[string, FullNameRules]>([
  ['more words', { minWords: 3 }],
  ['words of another kind', { pattern: '\\p{Lu}\\p{Ll}+' }],
  ['particles of names', { particles: ['оглы'] }]
])('a shop may ask for %s in a full name', (_, fullName) => {
  expect(shopConfig({ fullName })).toEqual({ ...shopConfig(), fullName })
})

test('a shop that replaces one set of rules keeps the others', () => {
  const { ruleSets } = shopConfig({ ruleSets: { defaultAddress: ['address', 'house'] } })

  expect(ruleSets).toEqual({ ...defaultRuleSets, defaultAddress: ['address', 'house'] })
})

test('ways of delivery are the shop’s own: those that are given take the place of all', () => {
  const address = { drone: ['city', 'street'] } as const

  expect(shopConfig({ ruleSets: { address } }).ruleSets).toEqual({ ...defaultRuleSets, address })
})

test('one shop’s configuration is not another’s', () => {
  shopConfig({ siteName: 'penal', paths: { '/basket/v1': '/cart/v2' } })

  expect(shopConfig()).toMatchObject({ siteName: '', paths: {} })
})

test.each([
  ['courier', ['address', 'city', 'street', 'house']],
  ['post', ['address', 'region', 'city', 'street', 'house', 'postalCode']],
  ['pickupPoint', []],
  ['store', []],
  ['drone', ['address']],
  ['toString', ['address']],
  ['', ['address']]
])('for a delivery of the type «%s» these parts are checked: %j', (type, checks) => {
  expect(addressChecks(type)).toEqual(checks)
})

test('a shop may check less, for known and for unknown ways', () => {
  const sets = { ...defaultRuleSets, address: { courier: ['house'] }, defaultAddress: [] } as const

  expect(addressChecks('courier', sets)).toEqual(['house'])
  expect(addressChecks('post', sets)).toEqual([])
})

test.each([
  ['guest', ['fullName', 'email', 'phone']],
  ['user', ['fullName', 'email', 'phone']],
  ['org_user', ['fullName', 'email', 'phone', 'inn', 'organisation']],
  ['dealer', ['fullName', 'email', 'phone', 'inn', 'organisation']]
] as const)('a %s fills in %j', (role, fields) => {
  expect(roleFields(role)).toEqual(fields)
})

test('a shop may ask a role for other fields', () => {
  const sets = { ...defaultRuleSets, roles: { ...defaultRuleSets.roles, dealer: ['inn'] } } as const

  expect(roleFields('dealer', sets)).toEqual(['inn'])
  expect(roleFields('user', sets)).toEqual(['fullName', 'email', 'phone'])
})
