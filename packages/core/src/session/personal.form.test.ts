import { expect, test } from 'vitest'
import { formThanks, shownErrors } from '../forms/form.view.ts'
import { literalFieldRules } from '../platform/field-rules.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { personalForm } from './personal.form.ts'

const profile = {
  ...demoProfile(),
  fio: 'Соколова Анна Игоревна',
  email: 'anna@example.ru',
  phone: '+79123456789',
  birthDate: '1990-09-01'
}
const opened = personalForm.start({ profile, rules: literalFieldRules, today: '2026-09-01' })
const edited = (values: Partial<typeof opened.values>) =>
  personalForm.after(opened, { type: 'form.edit', values })

test('what the shop knows stands in the fields as people write it', () => {
  expect(opened.values).toEqual({
    fio: 'Соколова Анна Игоревна',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    birthDate: '01.09.1990',
    password: ''
  })
})

test('the date of birth may be left out, but once begun it has to be a real one', () => {
  const { values, facts } = edited({ birthDate: '' })

  expect(shownErrors(personalForm, edited({ birthDate: '31.02.1990' }))).toEqual({
    birthDate: 'Укажите дату рождения'
  })
  expect(shownErrors(personalForm, edited({ birthDate: '02.09.2026' }))).toEqual({
    birthDate: 'Дата рождения не должна превышать текущую дату'
  })
  expect(personalForm.check(values, facts).birthDate).toBeUndefined()
  expect(personalForm.body(values, facts).birthDate).toBeUndefined()
})

test('a shop that requires the date of birth refuses an empty one', () => {
  const rules = { ...literalFieldRules, birthDateRequired: true }
  const { values, facts } = personalForm.start({
    ...{ profile: { ...profile, birthDate: null }, rules, today: '2026-09-01' }
  })

  expect(personalForm.check(values, facts).birthDate).toBe('Укажите дату рождения')
})

test('what was saved is confirmed and stands in the fields as it was opened with', () => {
  const sending = personalForm.after(edited({ fio: ' Соколова Анна ' }), { type: 'form.submit' })
  const saved = personalForm.after(sending, { type: 'form.accept', answer: profile })

  expect(sending.sending && personalForm.body(sending.sending, sending.facts)).toEqual({
    fio: 'Соколова Анна',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    birthDate: '1990-09-01'
  })
  expect(formThanks(personalForm, saved)).toBe('Данные сохранены.')
  expect(saved.initial.fio).toBe(' Соколова Анна ')
})
