import { expect, test } from 'vitest'

import { shownErrors } from '../forms/form.view.ts'
import { literalFieldRules } from '../validation/field-rules.ts'
import { codeForm } from './code.form.ts'
import { signInWays } from './sign-in.view.ts'

test('the way to sign in stands in the address, with the reason beside it', () => {
  const { way, choices } = signInWays('/user/signin?reason=favorites&way=code')

  expect(way).toBe('code')
  expect(choices.map(({ href }) => href)).toEqual([
    '/user/signin?reason=favorites',
    '/user/signin?reason=favorites&way=code',
    '/user/signin?reason=favorites&way=mail'
  ])
  expect(signInWays('/user/signin?way=magic').way).toBe('password')
})

test.each([
  ['favorites', /избранное хранится только в аккаунте/],
  ['constructor', /^$/],
  ['__proto__', /^$/],
  ['', /^$/]
])('of the reason «%s» only the words that the shop has are said', (code, words) => {
  expect(signInWays(`/user/signin?reason=${code}`).reason).toMatch(words)
})

test.each([
  ['', 'Введите e-mail'],
  ['anna@example', 'Некорректный e-mail'],
  ['8 912 345', 'Вы ввели некорректный номер телефона'],
  ['8 (912) 345-67-89', undefined],
  [' anna@example.ru ', undefined]
])('a code to «%s» is answered with «%s»', (contact, message) => {
  const opened = codeForm.start(literalFieldRules)
  const typed = codeForm.after(opened, { type: 'form.edit', values: { contact } })

  const submitted = codeForm.after(typed, { type: 'form.submit' })

  expect(shownErrors(codeForm, submitted).contact).toBe(message)
})
