import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '../../fast-check.texts.ts'
import { changePassword } from '../contracts/users.ts'
import { ApiError } from '../errors/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { growth, LINEAR_MAX } from '../testing/growth.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createPasswordMachine, passwordErrors } from './password.machine.ts'
import {
  passwordFieldError,
  passwordInputType,
  passwordMessage,
  typedPasswordStrength
} from './password.selectors.ts'
import { passwordStrength } from './password-strength.ts'

const good = { oldPassword: 'старый-1', password: 'Новый-пароль-1', confirmation: 'Новый-пароль-1' }

test.each([
  ['', 'short'],
  ['1234', 'short'],
  ['  123  ', 'short'],
  ['12345', 'weak'],
  ['школа', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890123', 'weak'],
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

test('the form says what is wrong, field by field', () => {
  expect(passwordErrors({ oldPassword: ' ', password: '1234', confirmation: '12345' })).toEqual({
    oldPassword: 'Поле не заполнено',
    password: 'Короткий пароль',
    confirmation: 'Пароли не совпадают'
  })
  expect(passwordErrors(good)).toEqual({})
})

test('a wrong form is shown and not sent', async () => {
  const shop = createTestShop()
  const form = shop.createPasswordChange()

  form.send({ type: 'password.submit', form: { ...good, confirmation: 'другой' } })
  await shop.advance(0)

  expect(form.getSnapshot().context.fieldErrors).toEqual({ confirmation: 'Пароли не совпадают' })
  expect(shop.server.countOf(changePassword)).toBe(0)
  shop.stop()
})

test('a changed password hides the fields and brings new tokens', async () => {
  const shop = createTestShop()
  shop.server.on(changePassword, () => ({ access: 'access-new', refresh: 'refresh-new' }))
  const form = shop.createPasswordChange()
  let told = 0
  form.on('password.changed', () => {
    told += 1
  })
  expect(passwordInputType(form.getSnapshot().context)).toBe('password')
  form.send({ type: 'password.toggle' })
  form.send({ type: 'password.type', value: good.password })
  expect(passwordInputType(form.getSnapshot().context)).toBe('text')
  expect(typedPasswordStrength(form.getSnapshot().context)).toBe('strong')

  form.send({ type: 'password.submit', form: good })
  form.send({ type: 'password.submit', form: good })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('changed')
  expect(form.getSnapshot().context).toMatchObject({ isVisible: false, fieldErrors: {} })
  expect(told).toBe(1)
  expect(shop.server.countOf(changePassword)).toBe(1)
  expect(shop.browser.cookies.get('auth_tokenpenal')).toBe('access-new')
  shop.stop()
})

test('the server’s word about a field stands beside it, and no password is kept', async () => {
  const shop = createTestShop()
  shop.server.on(changePassword, () => {
    throw new ApiError({
      message: 'Проверьте введённые данные',
      status: 422,
      fieldErrors: { oldPassword: 'Неверный текущий пароль' }
    })
  })
  const form = shop.createPasswordChange()

  form.send({ type: 'password.submit', form: good })
  await shop.advance(0)

  const { value, context } = form.getSnapshot()
  expect(value).toBe('editing')
  expect(passwordFieldError(context, 'oldPassword')).toBe('Неверный текущий пароль')
  expect(passwordFieldError(context, 'confirmation')).toBe('')
  expect(passwordMessage(context)).toBe('Проверьте введённые данные')
  expect(JSON.stringify(context)).not.toContain(good.password)
  shop.stop()
})

test('every state and every transition is reached', () => {
  const machine = createPasswordMachine({ change: () => new Promise(() => undefined) })

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'password.toggle' },
      { type: 'password.type', value: 'тетрадка1' },
      { type: 'password.type', value: '' },
      { type: 'password.submit', form: good },
      { type: 'password.submit', form: { ...good, confirmation: '' } },
      { type: 'xstate.done.actor.change' },
      { type: 'xstate.error.actor.change', error: new ApiError({ message: 'Нет', status: 422 }) }
    ]
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
