import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '../../../fast-check-texts.ts'
import { changePassword } from '../../contracts/users.ts'
import { formFailure, formThanks, shownErrors } from '../../forms/form.view.ts'
import { openForm } from '../../forms/open-form.ts'
import { ApiError } from '../../platform/api-error.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
import { passwordForm } from './password.form.ts'
import { passwordResetForm } from './password-reset.form.ts'
import { passwordHint, passwordStrength } from './password-strength.ts'

const good = { oldPassword: 'старый-1', password: 'Новый-пароль-1', confirmation: 'Новый-пароль-1' }

test.each([
  ['', 'short'],
  ['1234', 'short'],
  ['  123  ', 'short'],
  ['12345', 'weak'],
  ['школа', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890123', 'weak'],
  ['123456789012', 'weak'],
  ['Пароль12', 'fair'],
  ['abcdefghijklmnopqrst', 'weak'],
  ['тетрадка', 'weak'],
  ['тетрадка1', 'fair'],
  ['Тетрадка', 'fair'],
  ['Тетрадка-48-листов', 'strong'],
  ['Тетрадка48ли', 'strong'],
  ['лошадь батарея скрепка', 'strong']
])('the password %j is %s', (typed, strength) => {
  expect(passwordStrength(typed)).toBe(strength)
})

test('any text has a strength, by work that grows with its length', () => {
  fc.assert(
    fc.property(anyText, text => {
      expect(['short', 'weak', 'fair', 'strong']).toContain(passwordStrength(text))
    })
  )
  for (const part of ['a', 'aA', 'И1', ' ']) {
    expect(growth(passwordStrength, part)).toBeLessThan(LINEAR_MAX)
  }
})

test('what stands under a password that is made up', () => {
  expect(['', '1234', '123456789012', 'тетрадка1', 'Тетрадка-48-листов'].map(passwordHint)).toEqual(
    [
      'Не меньше 5 символов, лучше 12',
      'Не меньше 5 символов, лучше 12',
      'Слабый пароль: добавьте длины и разных знаков',
      'Неплохой пароль',
      'Надёжный пароль'
    ]
  )
})

test('the form says what is wrong, field by field', () => {
  const wrong = { oldPassword: ' ', password: '1234', confirmation: '12345' }
  const typed = passwordForm.after(passwordForm.start({}), { type: 'form.edit', values: wrong })

  expect(shownErrors(passwordForm, typed)).toEqual({
    oldPassword: 'Поле не заполнено',
    password: 'Короткий пароль',
    confirmation: 'Пароли не совпадают'
  })
})

/** As its screen opens it. */
const openChange = async ({ service: part, browser }: TestShop) => {
  const account = await part('account')
  return openForm(
    passwordForm,
    {},
    ({ oldPassword, password }) => account.changePassword(oldPassword, password),
    browser.clock
  )
}

test('a changed password empties the fields and brings new tokens', async () => {
  const shop = createTestShop()
  shop.server.on(changePassword, () => ({ access: 'access-new', refresh: 'refresh-new' }))
  const form = await openChange(shop)
  form.send({ type: 'form.edit', values: good })

  form.send({ type: 'form.submit' })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(formThanks(passwordForm, form.get())).toBe(
    'Пароль изменён. На других устройствах нужно войти заново.'
  )
  expect(JSON.stringify(form.get())).not.toContain(good.password)
  expect(shop.server.countOf(changePassword)).toBe(1)
  expect(shop.browser.cookies.get('auth_tokenpenal')).toBe('access-new')
  shop.stop()
})

test('the server’s word about a field stands beside it', async () => {
  const shop = createTestShop()
  shop.server.on(changePassword, () => {
    throw new ApiError({
      message: 'Проверьте введённые данные',
      status: 422,
      fieldErrors: { oldPassword: 'Неверный текущий пароль' }
    })
  })
  const form = await openChange(shop)
  form.send({ type: 'form.edit', values: good })

  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(shownErrors(passwordForm, form.get())).toEqual({
    oldPassword: 'Неверный текущий пароль'
  })
  expect(formFailure(form.get())).toBe('')
  shop.stop()
})

test('the letter with a new password is asked for by an address letters reach', () => {
  const rules = { ...literalFieldRules, allowAdminEmail: false }
  const typed = passwordResetForm.after(passwordResetForm.start(rules), {
    type: 'form.edit',
    values: { email: 'admin' }
  })

  expect(shownErrors(passwordResetForm, typed)).toEqual({ email: 'Некорректный e-mail' })
})
