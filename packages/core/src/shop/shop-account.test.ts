import { expect, test } from 'vitest'

import { accountDeletionForm } from '../account/account-deletion/account-deletion.form.ts'
import { getInit } from '../contracts/init.ts'
import {
  changePassword,
  deleteAccount,
  refreshSession,
  sendVerification,
  verifyContact
} from '../contracts/users.ts'
import { openForm } from '../forms/open-form.ts'
import { passwordForm } from '../session/password/password.form.ts'
import { json } from '../testing/fake-server.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'

async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}

const bodiesOf = (shop: TestShop, call: string) =>
  shop.server.calls.filter(({ name }) => name === call).map(({ body }) => body)

test('a code is asked for and checked by kind and value, in the name of the member', async () => {
  const shop = await open({ scenario: 'member' })
  const contact = { kind: 'phone', value: '+79990000000' } as const
  shop.server.on(sendVerification, () => ({
    ...{ message: 'Код отправлен', length: 4 },
    ...{ expiresInSeconds: 600, resendInSeconds: 30 }
  }))
  shop.server.on(verifyContact, () => ({ message: 'Подтверждено', verified: true }))
  const verification = (await shop.service('createVerification'))(contact).actor

  verification.send({ type: 'code.send' })
  await shop.advance(0)
  verification.send({ type: 'code.type', text: '12345' })
  await shop.advance(0)

  expect(bodiesOf(shop, 'POST /users/v1/verify/send')).toEqual([contact])
  expect(bodiesOf(shop, 'POST /users/v1/verify')).toEqual([{ ...contact, code: '1234' }])
  const verifying = shop.server.calls.filter(({ name }) => name.includes('/verify'))
  const names = verifying.map(({ headers }) => headers.get('authorization'))
  expect(names).toEqual(['Bearer access-1', 'Bearer access-1'])
})

test('a changed password keeps this device signed in with the pair that came', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(changePassword, () => ({ access: 'access-new', refresh: 'refresh-new' }))
  const account = await shop.service('account')
  const form = openForm(
    passwordForm,
    {},
    ({ oldPassword, password }) => account.changePassword(oldPassword, password),
    shop.browser.clock
  )

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
    const deletion = openForm(
      accountDeletionForm,
      {},
      await shop.service('deleteAccount'),
      shop.browser.clock
    )
    deletion.send({ type: 'form.edit', values: { password: 'пенал2026' } })
    deletion.send({ type: 'form.submit' })
    await shop.advance(0)
    expect(deletion.get().failure?.message).toBe(message)
    expect(shop.getState().session.signedIn).toBe(true)
    expect(shop.server.countOf(refreshSession)).toBe(0)

    shop.server.on(deleteAccount, () => ({ message: 'Аккаунт удалён' }))
    shop.server.heal()
    deletion.send({ type: 'form.submit' })
    await shop.advance(0)

    expect(deletion.get().sent).toEqual({ answer: 'Аккаунт удалён' })
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
  const deletion = openForm(
    accountDeletionForm,
    {},
    await shop.service('deleteAccount'),
    shop.browser.clock
  )

  deletion.send({ type: 'form.edit', values: { password: 'пенал2026' } })
  deletion.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(shop.getState().session).toMatchObject({ roles: ['guest'], profile: undefined })
})
