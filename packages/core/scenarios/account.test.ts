import { expect, test } from 'vitest'

import { getBasket } from '../src/contracts/basket.ts'
import { getInit } from '../src/contracts/init.ts'
import { repeatOrder } from '../src/contracts/orders.ts'
import { createPaymentUrl } from '../src/contracts/payments.ts'
import { changePassword, resetPassword, updateProfile } from '../src/contracts/users.ts'
import { ApiError } from '../src/platform/api-error.ts'
import { demoProfile } from '../src/testing/fixtures.ts'
import { createTestShop, type TestShop } from '../src/testing/test-shop.ts'

async function openMember(): Promise<TestShop> {
  const shop = createTestShop()
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  return shop
}

test('goes on with the new pair of tokens after the password is changed', async () => {
  const shop = await openMember()
  shop.server.on(changePassword, () => ({ access: 'access-new', refresh: 'refresh-new' }))
  shop.server.on(getInit, ({ headers }) => {
    expect(headers.get('authorization')).toBe('Bearer access-new')
    return { roles: ['user'], priceRole: 'user', profile: demoProfile(), categories: [] }
  })

  await (await shop.service('account')).changePassword(' пенал2026 ', ' новый пароль ')

  expect(shop.browser.cookies.get('auth_tokenpenal')).toBe('access-new')
  expect(shop.browser.cookies.get('refresh_tokenpenal')).toBe('refresh-new')
  const [call] = shop.server.calls.filter(({ name }) => name.endsWith('/password'))
  expect(call?.body).toMatchObject({ oldPassword: 'пенал2026', password: 'новый пароль' })
  await shop.api(getInit, {})
})

test('keeps the session when the old password is wrong', async () => {
  const shop = await openMember()
  const fieldErrors = { oldPassword: 'Неверный текущий пароль' }
  shop.server.on(changePassword, () => {
    throw new ApiError({ status: 422, message: 'Неверный текущий пароль', fieldErrors })
  })

  const failed = (await shop.service('account')).changePassword('не тот', 'новый пароль')

  await expect(failed).rejects.toMatchObject({ status: 422, fieldErrors })
  expect(shop.getState().session.signedIn).toBe(true)
})

test('shows the saved profile to every part of the shop', async () => {
  const shop = await openMember()
  shop.server.on(updateProfile, ({ body }) => ({ ...demoProfile(), ...Object(body) }))
  const form = { fio: 'Ёлкина Анна', email: 'a@example.com', phone: '+79123456789' }

  await (await shop.service('account')).saveProfile({ ...form, birthDate: undefined })

  expect(shop.getState().session.profile).toMatchObject({ ...form, birthDate: null })
})

test('asks for a new password by a tidied e-mail and passes the words of the server on', async () => {
  const shop = createTestShop()
  shop.server.on(resetPassword, ({ body }) => {
    expect(body).toMatchObject({ email: 'maria@example.com' })
    return { message: 'Письмо отправлено' }
  })

  expect(await (await shop.service('account')).resetPassword(' Maria@Example.com ')).toBe(
    'Письмо отправлено'
  )
})

test('reads the basket again after an order was put into it', async () => {
  const shop = await openMember()
  shop.server.on(repeatOrder, () => ({ added: 2, missing: ['Пенал «Кит»'] }))
  const readings = shop.server.countOf(getBasket)

  const repetition = await (await shop.service('orders')).repeat('order-1')
  await shop.advance(0)

  expect(repetition).toEqual({ added: 2, missing: ['Пенал «Кит»'] })
  expect(shop.server.countOf(getBasket)).toBe(readings + 1)
})

test('does not leave for a bank that nobody has named', async () => {
  const shop = await openMember()
  shop.server.on(createPaymentUrl, () => ({ url: 'https://bank.example/pay' }))

  await expect((await shop.service('orders')).pay('bill-1')).rejects.toThrow()

  expect(shop.platform.left).toEqual([])
})
