import { expect, test } from 'vitest'
import { formThanks, shownErrors } from '../../forms/form.view.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { restockForm } from './restock.form.ts'

const opened = restockForm.start({
  groupId: 11,
  rules: { ...literalFieldRules, allowAdminEmail: false }
})

test.each([
  ['', 'Введите e-mail'],
  ['anna', 'Некорректный e-mail'],
  ['admin', 'Некорректный e-mail']
])('«%s» is no address for a letter: %s', (email, message) => {
  const stopped = restockForm.after(opened, { type: 'form.submit', page: { email } })

  expect(shownErrors(restockForm, stopped)).toEqual({ email: message })
})

test('a letter is asked for once, with the colour and size that is meant', () => {
  const page = { email: ' anna@example.ru ' }
  const sending = restockForm.after(opened, { type: 'form.submit', page })
  const sent = restockForm.after(sending, { type: 'form.accept', answer: 'Напишем на почту' })

  expect(sending.sending && restockForm.body(sending.sending, opened.facts)).toEqual({
    groupId: 11,
    email: 'anna@example.ru'
  })
  expect(formThanks(restockForm, sent)).toBe('Напишем на почту')
  expect(restockForm.after(sent, { type: 'form.submit', page })).toBe(sent)
})
