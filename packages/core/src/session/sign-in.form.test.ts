import { expect, test } from 'vitest'

import { login } from '../contracts/users.ts'
import { shownErrors } from '../forms/form.view.ts'
import { ApiError, toFailure } from '../platform/api-error.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { signInForm } from './sign-in.form.ts'

test('an e-mail and a password of five characters are asked for', () => {
  const stopped = signInForm.after(signInForm.start({}), {
    type: 'form.submit',
    page: { username: 'anna', password: '1234' }
  })

  expect(shownErrors(signInForm, stopped)).toEqual({
    username: 'Некорректный e-mail',
    password: 'Короткий пароль'
  })
})

test('who signs in is told whether it is done, and what was refused', async () => {
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  const shop = createTestShop()
  const refusing = createTestShop()
  refusing.server.on(login, () => {
    throw new ApiError({ status: 422, message: 'Неверный e-mail или пароль' })
  })

  expect(await (await shop.service('account')).signIn(form)).toBe(true)
  const failure = await (await refusing.service('account')).signIn(form).catch(toFailure)
  expect(failure).toMatchObject({ message: 'Неверный e-mail или пароль', status: 422 })
})
