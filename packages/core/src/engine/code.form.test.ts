import { expect, test } from 'vitest'
import { shownErrors } from '../forms/form.view.ts'
import { literalFieldRules } from '../platform/field-rules.ts'
import { codeForm } from './code.form.ts'

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
