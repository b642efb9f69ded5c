import { expect, test } from 'vitest'
import { shownErrors } from '../forms/form.view.ts'
import { type FieldRules, literalFieldRules } from '../platform/field-rules.ts'
import { defaultRuleSets } from '../platform/rule-sets.ts'
import { realLengths } from '../values/phone/real-lengths.ts'
import { type SignUpValues, signUpForm } from './sign-up.form.ts'

const person = {
  fio: 'Иванова Анна',
  email: 'anna@example.ru',
  phone: '+7 (912) 345-67-89',
  password: 'тетрадь в клетку',
  confirmation: 'тетрадь в клетку',
  accept: true
}

function edited(values: Partial<SignUpValues>, rules: Partial<FieldRules> = {}) {
  const opened = signUpForm.start({ ...literalFieldRules, ...rules })
  return signUpForm.after(opened, { type: 'form.edit', values })
}
const errorsOf = (...typed: Parameters<typeof edited>) => shownErrors(signUpForm, edited(...typed))

test('an empty form that is sent names every wrong field', () => {
  const stopped = signUpForm.after(edited({}), { type: 'form.submit' })

  expect(shownErrors(signUpForm, stopped)).toEqual({
    fio: 'Отсутствует ФИО',
    email: 'Введите e-mail',
    phone: 'Отсутствует номер телефона',
    password: 'Поле не заполнено',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
})

test('a person is sent without papers', () => {
  const { sending } = signUpForm.after(edited(person), { type: 'form.submit' })

  expect(sending && signUpForm.body(sending, literalFieldRules)).toEqual({
    fio: 'Иванова Анна',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    password: 'тетрадь в клетку',
    accept: true,
    subscribe: false
  })
})

test('which fields a role is asked for is said by the rules of the shop', () => {
  const { roles, ...sets } = defaultRuleSets
  const ruleSets = {
    ...sets,
    roles: { ...roles, user: ['phone'] as const, org_user: ['inn'] as const }
  }
  const asked = (kind: string) =>
    shownErrors(
      signUpForm,
      signUpForm.after(edited({ ...person, fio: '', phone: '', kind }, { ruleSets }), {
        type: 'form.submit'
      })
    )

  expect(asked('person')).toEqual({ phone: 'Отсутствует номер телефона' })
  expect(asked('organization')).toEqual({ 'organization.inn': 'Укажите ИНН' })
})

test('an organisation is asked for its papers and sends them', () => {
  const asked = signUpForm.after(edited({ ...person, kind: 'organization' }), {
    type: 'form.submit'
  })
  const papers = { 'organization.inn': ' 6658000000 ', 'organization.title': 'Школа № 64' }
  const filled = signUpForm.after(asked, { type: 'form.edit', values: papers })
  const { sending } = signUpForm.after(filled, { type: 'form.submit' })

  expect(shownErrors(signUpForm, asked)).toEqual({
    'organization.inn': 'Укажите ИНН',
    'organization.title': 'Укажите организацию'
  })
  expect(sending && signUpForm.body(sending, literalFieldRules).organization).toEqual({
    inn: '6658000000',
    title: 'Школа № 64'
  })
})

test('of an INN that is typed, or put on the page, the digits are kept', () => {
  const inn = '7707 083893 / 770701001'
  const typed = edited({ 'organization.inn': inn, 'organization.title': 'Школа № 5' })
  const put = signUpForm.after(signUpForm.start(literalFieldRules), {
    type: 'form.submit',
    page: { 'organization.inn': inn }
  })

  expect([typed, put].map(({ values }) => values['organization.inn'])).toEqual([
    '7707083893',
    '7707083893'
  ])
  expect(typed.values['organization.title']).toBe('Школа № 5')
})

test('the lengths of phone numbers are the configuration’s (P1)', () => {
  const phone = '+374 (91) 123-456'

  expect(errorsOf({ phone })).toEqual({ phone: 'Вы ввели некорректный номер телефона' })
  expect(errorsOf({ phone }, { phoneLengths: realLengths })).toEqual({})
})

test('«admin» is an e-mail, unless the configuration asks for a real mailbox (P4)', () => {
  expect(errorsOf({ email: 'admin' })).toEqual({})
  expect(errorsOf({ email: 'admin' }, { allowAdminEmail: false })).toEqual({
    email: 'Некорректный e-mail'
  })
})

test('words, letters and particles of a name are the configuration’s (P9, P10)', () => {
  const threeWords = { fullName: { minWords: 3 } }
  const latin = { fullName: { pattern: '[A-Z][a-z]+' } }
  const particles = { fullName: { particles: ['оглы'] } }

  expect(errorsOf({ fio: 'Иванова Анна' }, threeWords)).toEqual({
    fio: 'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами'
  })
  expect(errorsOf({ fio: 'Anna Ivanova' }, latin)).toEqual({})
  expect(errorsOf({ fio: 'Алиев Вагиф оглы' })).toEqual({
    fio: 'Поле ФИО должно содержать русские буквы от А до Я'
  })
  expect(errorsOf({ fio: 'Алиев Вагиф оглы' }, particles)).toEqual({})
})
