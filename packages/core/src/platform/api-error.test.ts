import { expect, test } from 'vitest'

import { ApiError, toFailure } from './api-error.ts'
import { errorsLeft } from './errors-left.ts'

const refused = new ApiError({
  message: 'Проверьте введённые данные',
  status: 400,
  fieldErrors: { 'personalData.email': 'Некорректный e-mail' },
  where: 'POST /orders/v1',
  body: { total: 1290 },
  cause: new TypeError('fetch failed')
})

test('an error of which nothing is known has the default words and the status 501', () => {
  expect(new ApiError()).toMatchObject({
    name: 'ApiError',
    message: 'Произошла ошибка сервера',
    status: 501,
    fieldErrors: {},
    retryable: false,
    where: '',
    body: undefined
  })
})

test('an error keeps what its answer told', () => {
  expect(refused).toMatchObject({
    message: 'Проверьте введённые данные',
    status: 400,
    fieldErrors: { 'personalData.email': 'Некорректный e-mail' },
    where: 'POST /orders/v1',
    body: { total: 1290 }
  })
  expect(refused.cause).toBeInstanceOf(TypeError)
  expect(refused).toBeInstanceOf(Error)
})

test('a failure is plain JSON without the call, the body and the cause', () => {
  const failure = toFailure(refused)

  expect(failure).toEqual({
    message: 'Проверьте введённые данные',
    status: 400,
    fieldErrors: { 'personalData.email': 'Некорректный e-mail' },
    retryable: false
  })
  expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
})

test('a failure of the network may be tried again', () => {
  expect(toFailure(new ApiError({ retryable: true })).retryable).toBe(true)
})

test.each<[string, unknown]>([
  ['a mistake of the program', new TypeError('Cannot read properties of undefined')],
  ['a text', 'connect ECONNREFUSED 10.0.0.7:5432'],
  ['a record that looks like an error', { message: 'select * from users', status: 200 }],
  ['nothing', undefined],
  ['null', null]
])('the inner words of %s are not shown', (_, error) => {
  expect(toFailure(error)).toEqual({
    message: 'Произошла ошибка сервера',
    status: 501,
    fieldErrors: {},
    retryable: false
  })
})

test.each<[string, Record<string, string>, Record<string, string>, Record<string, string>]>([
  ['what is put right goes', { phone: 'Отсутствует номер телефона' }, {}, {}],
  [
    'what is still wrong stays, in its new words',
    { phone: 'Отсутствует номер телефона' },
    { phone: 'Вы ввели некорректный номер телефона' },
    { phone: 'Вы ввели некорректный номер телефона' }
  ],
  [
    'what was not yet called wrong is not called so while typing',
    { phone: 'Отсутствует номер телефона' },
    { phone: 'Отсутствует номер телефона', email: 'Введите e-mail' },
    { phone: 'Отсутствует номер телефона' }
  ],
  ['nothing shown stays nothing', {}, { email: 'Введите e-mail' }, {}]
])('%s', (_, shown, found, left) => {
  expect(errorsLeft(shown, found)).toEqual(left)
})

test('the errors that were shown are not changed by what is left of them', () => {
  const shown = { phone: 'Отсутствует номер телефона' }
  errorsLeft(shown, {})

  expect(shown).toEqual({ phone: 'Отсутствует номер телефона' })
})
