import { expect, test } from 'vitest'

import {
  getPartProfile,
  getUserParams,
  sendTemporaryPassword,
  updateProfile,
  updateUserParams
} from '../contracts/users.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'

const params = { subscribed: true, city: null, schoolInfo: null }

async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}

const bodiesOf = (shop: TestShop, call: string) =>
  shop.server.calls.filter(({ name }) => name === call).map(({ body }) => body)

test('a temporary password is asked for by a tidied e-mail and answered in the server’s words', async () => {
  const shop = await open()
  const message = 'Если такой e-mail у нас есть, письмо уже в пути'
  shop.server.on(sendTemporaryPassword, () => ({ message }))

  expect(await (await shop.service('account')).sendTemporaryPassword(' Maria@Example.com ')).toBe(
    message
  )

  expect(bodiesOf(shop, 'POST /users/v1/password/send-temp')).toEqual([
    { email: 'maria@example.com', deviceId: expect.any(String) }
  ])
})

test('what a member sets for himself is read whole and saved in parts', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(getUserParams, () => params)
  shop.server.on(updateUserParams, ({ body }) => ({ ...params, ...Object(body) }))

  const read = await (await shop.service('account')).params()
  const saved = await (await shop.service('account')).saveParams({ subscribed: false })

  expect([read, saved]).toEqual([params, { ...params, subscribed: false }])
  expect(bodiesOf(shop, 'PUT /users/v1/params')).toEqual([{ subscribed: false }])
})

test('the short profile names what the role asks for and the account lacks', async () => {
  const shop = await open({ scenario: 'org_user' })
  const short = {
    ...{ uid: 'u-school', name: 'Анна', fio: 'Соколова Анна', email: 'school@example.com' },
    ...{ emailVerified: true, phone: '', phoneVerified: false, isOrganization: true }
  }
  shop.server.on(getPartProfile, () => ({ ...short, missingFields: ['phone', 'inn'] }))

  expect((await (await shop.service('account')).partProfile()).missingFields).toEqual([
    'phone',
    'inn'
  ])
})

test('a birthday that is not told is sent as nothing, and a refused profile changes nothing', async () => {
  const shop = await open({ scenario: 'member' })
  const before = shop.getState().session.profile
  shop.server.on(updateProfile, () =>
    json(422, { message: 'Проверьте введённые данные', errors: { fio: 'Отсутствует ФИО' } })
  )
  const form = { fio: '', email: 'maria@example.com', phone: '+79990000000' }

  const saving = (await shop.service('account')).saveProfile({ ...form, birthDate: undefined })

  await expect(saving).rejects.toMatchObject({ fieldErrors: { fio: 'Отсутствует ФИО' } })
  expect(bodiesOf(shop, 'PUT /users/v1/profile')).toEqual([{ ...form, birthDate: null }])
  expect(shop.getState().session.profile).toBe(before)
})
