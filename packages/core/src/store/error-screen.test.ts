import { expect, test } from 'vitest'

import { ApiError } from '../platform/api-error.ts'
import {
  endedFailure,
  errorScreen,
  homeUrlOf,
  isOpening,
  offlineFailure,
  openingFailure,
  screenFailure
} from './error-screen.ts'

test('an ended session asks to sign in again', () => {
  expect(screenFailure(new ApiError({ status: 406 })).status).toBe(endedFailure().status)
  expect(errorScreen(endedFailure(), '/')).toEqual({
    kind: 'session',
    title: 'Сессия закончилась',
    hint: 'Сессия закончилась из-за долгого бездействия. Войдите ещё раз с e-mail и паролем.',
    button: { label: 'Войти', href: '/user/signin' },
    code: undefined
  })
})

test('every other error leads home and tells its code and reason', () => {
  const error = new ApiError({ status: 502, message: 'Магазин обновляется' })

  expect(errorScreen(screenFailure(error), 'https://penal.example/')).toEqual({
    kind: 'failure',
    title: 'ОЙ! Похоже, мы не можем найти нужную вам страницу.',
    hint: 'Начните с главной — оттуда видно всё.',
    button: { label: 'На главную', href: 'https://penal.example/' },
    code: 'код ошибки: 502 ( Магазин обновляется )'
  })
})

test('too many requests are no lost page: the shop says to wait, and the same page is read again', () => {
  const reason = 'Слишком много попыток. Повторите через 34 с'

  expect(errorScreen(screenFailure(new ApiError({ status: 429, message: reason })), '/')).toEqual({
    kind: 'busy',
    title: 'Слишком много запросов',
    hint: reason,
    button: { label: 'Обновить', href: '' },
    code: undefined
  })
})

test('a shop that is about to open says so, and the same page is tried again', () => {
  const opening = screenFailure(new ApiError(openingFailure))

  expect(isOpening(opening)).toBe(true)
  expect(errorScreen(opening, '/')).toEqual({
    kind: 'opening',
    title: 'Магазин откроется через минуту',
    hint: 'Раскладываем товары по полкам. Страница откроется сама.',
    button: { label: 'Обновить', href: '' },
    code: undefined
  })
})

test('a page that is out of reach says what is missing, and is tried again', () => {
  expect(errorScreen(offlineFailure(), '/')).toEqual({
    kind: 'offline',
    title: 'Нет связи с магазином',
    hint: 'Страница не загрузилась. Проверьте интернет: как только связь появится, она откроется сама.',
    button: { label: 'Повторить', href: '' },
    code: undefined
  })
})

test('a store that is away for a moment is a failure like others', () => {
  const failure = screenFailure(new ApiError({ status: 503, message: 'Произошла ошибка сервера' }))

  expect(isOpening(failure)).toBe(false)
  expect(errorScreen(failure, '/').kind).toBe('failure')
})

test.each([
  [
    'a page that is not there',
    new ApiError({ status: 404, message: 'Not Found' }),
    404,
    'Страница не найдена'
  ],
  ['an error without an answer', new ApiError(), 501, 'Произошла ошибка сервера'],
  ['a mistake of the program', new TypeError('x is undefined'), 500, 'Произошла ошибка сервера'],
  ['anything else', 'сломалось', 500, 'Произошла ошибка сервера']
])('%s has a code and words for the shopper', (_, error, status, reason) => {
  expect(screenFailure(error)).toEqual({ status, reason })
})

test.each([
  ['https://penal.example', 'https://penal.example/'],
  ['https://penal.example:8443', 'https://penal.example:8443/'],
  ['http://localhost:3000', '/'],
  ['http://shop.localhost', '/'],
  ['http://127.0.0.1:3000', '/'],
  ['http://127.8.0.1', '/'],
  ['http://[::1]:3000', '/'],
  ['https://localhost.example', 'https://localhost.example/'],
  ['penal.example', 'https://penal.example/'],
  ['localhost', '/'],
  ['javascript://penal.example', '/'],
  ['', '/'],
  [undefined, '/']
])('with the public domain %s the way home is %s', (publicDomain, home) => {
  expect(homeUrlOf(publicDomain)).toBe(home)
})

test.each([
  ['a backend that does not answer', { status: 502, retryable: true }, true],
  ['a shop that is about to open', { ...openingFailure, retryable: true }, true],
  [
    'an answer that came too late for who stands before the shop',
    { status: 504, retryable: true },
    true
  ],
  ['an answer that nobody can read', { status: 502 }, undefined],
  ['a mistake of the shop', { status: 500, retryable: true }, undefined],
  ['a page that is not there', { status: 404 }, undefined]
])('of failures %s is waited for only when the shop may be back', (_, error, isAway) => {
  expect(screenFailure(new ApiError(error)).isAway).toBe(isAway)
})
