import { expect, test } from 'vitest'

import { deleteAccount } from '../../contracts/users.ts'
import { formFailure, shownErrors } from '../../forms/form.view.ts'
import { openForm } from '../../forms/open-form.ts'
import { ApiError } from '../../platform/api-error.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { accountDeletionForm } from './account-deletion.form.ts'

const underWay = 'Сначала дождитесь заказов или отмените их: П-200001'

async function openDeletion() {
  const shop = createTestShop()
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  const deletion = openForm(
    accountDeletionForm,
    {},
    await shop.service('deleteAccount'),
    shop.browser.clock
  )
  return { shop, deletion }
}

test('a deleted account leaves a guest without tokens', async () => {
  const { shop, deletion } = await openDeletion()
  shop.server.on(deleteAccount, () => ({ message: 'Аккаунт удалён' }))

  deletion.send({ type: 'form.edit', values: { password: ' пенал2026 ' } })
  deletion.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(deletion.get().sent).toEqual({ answer: 'Аккаунт удалён' })
  expect(shop.session.actor.getSnapshot().matches('guest')).toBe(true)
  expect(shop.browser.cookies.has('auth_tokenpenal')).toBe(false)
  expect(shop.server.calls.find(({ name }) => name === 'DELETE /users/v1')?.body).toEqual({
    password: 'пенал2026'
  })
  shop.stop()
})

test('nothing is deleted without a password', async () => {
  const { shop, deletion } = await openDeletion()

  deletion.send({ type: 'form.edit', values: { password: ' ' } })
  deletion.send({ type: 'form.submit' })

  expect(shownErrors(accountDeletionForm, deletion.get())).toEqual({
    password: 'Поле не заполнено'
  })
  expect(shop.server.countOf(deleteAccount)).toBe(0)
  shop.stop()
})

test.each([
  [new ApiError({ message: underWay, status: 409 }), underWay, {}],
  [
    new ApiError({
      message: 'Неверный пароль',
      status: 422,
      fieldErrors: { password: 'Неверный пароль' }
    }),
    '',
    { password: 'Неверный пароль' }
  ]
])('an account that is refused to be deleted stays: %s', async (refusal, failure, errors) => {
  const { shop, deletion } = await openDeletion()
  shop.server.on(deleteAccount, () => {
    throw refusal
  })

  deletion.send({ type: 'form.edit', values: { password: 'пенал2026' } })
  deletion.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(formFailure(deletion.get())).toBe(failure)
  expect(shownErrors(accountDeletionForm, deletion.get())).toEqual(errors)
  expect(shop.getState().session.signedIn).toBe(true)
  shop.stop()
})
