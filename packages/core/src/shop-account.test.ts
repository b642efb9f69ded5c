import { expect, test } from 'vitest'

import { suggestAddresses, suggestCities, suggestNames } from './contracts/address-suggestions.ts'
import { getInit } from './contracts/init.ts'
import {
  changePassword,
  deleteAccount,
  refreshSession,
  sendVerification,
  verifyContact
} from './contracts/users.ts'
import type { SuggestionOption } from './entities/shipping.ts'
import { shownOptions } from './suggestions/suggestions.selectors.ts'
import { json } from './testing/fake-server.ts'
import { demoProfile } from './testing/fixtures.ts'
import { createTestShop, type TestShop, type TestShopOptions } from './testing/test-shop.ts'

const meta = { page: 1, limit: 10, total: 0, pages: 0 }

async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}

const queriesOf = (shop: TestShop, path: string) =>
  shop.server.calls
    .filter(({ name }) => name === `GET /address-suggestions/v1/${path}`)
    .map(({ url }) => Object.fromEntries(url.searchParams))

const bodiesOf = (shop: TestShop, call: string) =>
  shop.server.calls.filter(({ name }) => name === call).map(({ body }) => body)

test('addresses are looked for in the city that is chosen when they are asked for', async () => {
  const shop = await open()
  shop.server.on(suggestAddresses, () => ({ data: [] }))
  let kladrId = ''
  const field = shop.createAddressSuggestions(() => kladrId)

  field.send({ type: 'text.change', text: 'Советская' })
  await shop.advance(200)
  kladrId = '7100000100000'
  field.send({ type: 'text.change', text: 'Советская 1' })
  await shop.advance(200)

  expect(queriesOf(shop, 'address')).toEqual([
    { text: 'Советская' },
    { text: 'Советская 1', kladrId: '7100000100000' }
  ])
})

test('a city is looked for by its name alone, and shown as the server names it', async () => {
  const shop = await open()
  const parts = { country: 'Россия', region: '', city: 'Тула', settlement: '', street: '' }
  const codes = { postal_code: '', kladr_id: '7100000100000', geo_lat: '', geo_lon: '' }
  const unknown = { settlement_fias_id: null, city_fias_id: null }
  const tula: SuggestionOption = {
    value: 'г. Тула',
    address: { ...parts, ...codes, ...unknown, house: '', value: 'г. Тула' }
  }
  shop.server.on(suggestCities, () => ({ data: [tula] }))
  const field = shop.createCitySuggestions()

  field.send({ type: 'text.change', text: 'Тула' })
  await shop.advance(200)

  expect(queriesOf(shop, 'cities')).toEqual([{ text: 'Тула' }])
  expect(shownOptions(field.getSnapshot())).toEqual([tula])
})

test.each([
  ['member', 'user'],
  ['org_user', 'org_user'],
  ['dealer', 'dealer']
] as const)('names are looked for in the role of the %s', async (scenario, role) => {
  const shop = await open({ scenario })
  shop.server.on(suggestNames, () => ({ data: [], meta }))
  const field = shop.createNameSuggestions()

  field.send({ type: 'text.change', text: 'Орлов' })
  await shop.advance(200)

  expect(queriesOf(shop, 'names')).toEqual([{ fio: 'Орлов', role, page: '1', pageSize: '10' }])
})

test('the path of the suggestions is the shop’s own where the configuration names one', async () => {
  const shop = await open({ config: { suggestSegment: 'podskazki' } })
  const field = shop.createCitySuggestions()

  field.send({ type: 'text.change', text: 'Тула' })
  await shop.advance(200)

  expect(shop.server.calls.at(-1)?.name).toBe('GET /podskazki/v1/cities')
})

test('a code is asked for and checked by kind and value, without the member’s token', async () => {
  const shop = await open({ scenario: 'member' })
  const contact = { kind: 'phone', value: '+79990000000' } as const
  shop.server.on(sendVerification, () => ({
    ...{ message: 'Код отправлен', length: 4 },
    ...{ expiresInSeconds: 600, resendInSeconds: 30 }
  }))
  shop.server.on(verifyContact, () => ({ message: 'Подтверждено', verified: true }))
  const verification = shop.createVerification(contact)

  verification.send({ type: 'code.send' })
  await shop.advance(0)
  verification.send({ type: 'code.type', text: '12345' })
  await shop.advance(0)

  expect(bodiesOf(shop, 'POST /users/v1/verify/send')).toEqual([contact])
  expect(bodiesOf(shop, 'POST /users/v1/verify')).toEqual([{ ...contact, code: '1234' }])
  const verifying = shop.server.calls.filter(({ name }) => name.includes('/verify'))
  expect(verifying.map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
})

test('a changed password keeps this device signed in with the pair that came', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(changePassword, () => ({ access: 'access-new', refresh: 'refresh-new' }))
  const form = shop.createPasswordChange()

  const password = ' Тетрадка-48 '
  form.send({
    type: 'form.edit',
    values: { oldPassword: ' пенал2026', password, confirmation: password }
  })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(bodiesOf(shop, 'PUT /users/v1/password')).toEqual([
    { oldPassword: 'пенал2026', password: 'Тетрадка-48', deviceId: expect.any(String) }
  ])
  expect(shop.getState().session.signedIn).toBe(true)
  expect(shop.browser.cookies.get('refresh_tokenpenal')).toBe('refresh-new')
})

test.each([
  [401, 'Неверный пароль'],
  [503, 'Сервис временно недоступен']
])(
  'an account that could not be deleted (%s) stays, and can be deleted afterwards',
  async (status, message) => {
    const shop = await open({ scenario: 'member' })
    shop.server.fail(deleteAccount, () => json(status, { message }))
    const deletion = shop.createAccountDeletion()
    deletion.send({ type: 'form.edit', values: { password: 'пенал2026' } })
    deletion.send({ type: 'form.submit' })
    await shop.advance(0)
    expect(deletion.getState().failure?.message).toBe(message)
    expect(shop.getState().session.signedIn).toBe(true)
    expect(shop.server.countOf(refreshSession)).toBe(0)

    shop.server.on(deleteAccount, () => ({ message: 'Аккаунт удалён' }))
    shop.server.heal()
    deletion.send({ type: 'form.submit' })
    await shop.advance(0)

    expect(deletion.getState().sent).toEqual({ answer: 'Аккаунт удалён' })
    expect(shop.getState().session.signedIn).toBe(false)
  }
)

test('after the account is deleted the next initialisation is a guest’s', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(deleteAccount, () => ({ message: 'Аккаунт удалён' }))
  shop.server.on(getInit, ({ headers }) => {
    const isGuest = headers.get('authorization') === null
    const profile = isGuest ? null : demoProfile()
    return { roles: [isGuest ? 'guest' : 'user'], priceRole: 'guest_opt', profile, categories: [] }
  })
  const deletion = shop.createAccountDeletion()

  deletion.send({ type: 'form.edit', values: { password: 'пенал2026' } })
  deletion.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(shop.getState().session).toMatchObject({ roles: ['guest'], profile: undefined })
})
