import { expect, test } from 'vitest'

import { changed, newForm, refused, stopped, touched, viewOf } from './form-state.ts'

const form = newForm({ email: '', password: '' })
const failure = { message: 'Неверный e-mail или пароль', status: 401, retryable: false }
const wrong = { message: 'Введите e-mail', initial: '' }
const right = { message: undefined, initial: '' }

test('an empty field is neutral until somebody has been in it', () => {
  expect(viewOf(form, 'email', wrong).state).toBe('neutral')
  expect(viewOf(touched(form, 'email'), 'email', wrong)).toEqual({
    state: 'error',
    error: 'Введите e-mail',
    highlighted: false
  })
})

test('a stopped attempt highlights the fields that stopped it', () => {
  const view = viewOf(stopped(form, ['email']), 'email', wrong)

  expect(view).toEqual({ state: 'error', error: 'Введите e-mail', highlighted: true })
})

test('a field is praised once it was made right, and not in a form that was refused', () => {
  const filled = changed(form, 'email', 'anna@example.ru')

  expect(viewOf(filled, 'email', right).state).toBe('valid')
  expect(viewOf(filled, 'email', { ...right, initial: 'anna@example.ru' }).state).toBe('neutral')
  expect(viewOf(refused(filled, { ...failure, fieldErrors: {} }), 'email', right).state).toBe(
    'neutral'
  )
})

test("the server's word stands at its field until the field is changed", () => {
  const fieldErrors = { email: 'Этот e-mail уже зарегистрирован' }
  const answered = refused(form, { ...failure, fieldErrors })

  expect(answered.failure).toBe('')
  expect(viewOf(answered, 'email', right).error).toBe('Этот e-mail уже зарегистрирован')
  expect(viewOf(changed(answered, 'email', 'a@example.ru'), 'email', right).error).toBeUndefined()
})

test("the server's word about no field of the form is shown above it", () => {
  const answered = refused(form, { ...failure, fieldErrors: { captcha: 'Нет' } })

  expect(answered.failure).toBe('Неверный e-mail или пароль')
})
