import { expect, test } from 'vitest'

import type { FormDefinition, FormField, FormValue } from '../entities/form.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { formErrors, formFieldMessage, formFieldState, shownErrors } from './form.selectors.ts'
import { emptyFormValue, type FormRules, formValueOf, validateFormField } from './form-rules.ts'
import { formState } from './form-state.ts'

const rules: FormRules = { role: 'guest', today: '2026-09-01' }
const choice = [
  { value: 'day', title: 'Днём' },
  { value: 'evening', title: 'Вечером' }
]

const field = (given: Partial<FormField> = {}): FormField => ({
  ...{ code: 'field', type: 'text', label: 'Поле', placeholder: '', hint: '', autocomplete: '' },
  ...{ isRequired: true, requiredFor: [], maxLength: null, min: null, max: null, options: [] },
  ...{ targetCode: '', maxFiles: 0 },
  ...given
})
const formOf = (...fields: FormField[]): FormDefinition => ({
  ...{ id: 'f', typeId: 't', title: 'Форма', description: '', submitText: 'Отправить' },
  ...{ consentText: 'Согласен', fields }
})

test.each<[Partial<FormField>, FormValue, string | undefined]>([
  [{}, 'а'.repeat(300), undefined],
  [{}, 'а'.repeat(301), 'Не больше 300 знаков'],
  [{ type: 'textarea' }, 'а'.repeat(3000), undefined],
  [{ maxLength: 0 }, 'а', 'Не больше 0 знаков'],
  [{ type: 'fullName' }, '', 'Отсутствует ФИО'],
  [
    { type: 'fullName' },
    'Мария',
    'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами'
  ],
  [{ type: 'phone' }, '', 'Отсутствует номер телефона'],
  [{ type: 'phone' }, '8 999 000-00-00', undefined],
  [{ type: 'inn' }, '', 'Укажите ИНН'],
  [{ type: 'inn' }, '7100000000', undefined],
  [{ type: 'organisation' }, ' ', 'Укажите организацию'],
  [{ type: 'birthDate' }, '', 'Укажите дату рождения'],
  [{ type: 'birthDate' }, '31.12.1899', 'Дата рождения должна быть не ниже 01.01.1900'],
  [{ type: 'birthDate' }, '2026-09-01', undefined],
  [{ type: 'number' }, '-3', undefined],
  [{ type: 'number', min: 0, max: 10 }, '0', undefined],
  [{ type: 'number', min: 0, max: 10 }, '10,5', 'Не больше 10'],
  [{ type: 'number' }, '1e5', 'Введите число'],
  [{ type: 'number' }, '1 000', 'Введите число'],
  [{ type: 'number', isRequired: false }, '', undefined],
  [{ type: 'checkboxes', options: choice }, ['day', 'evening'], undefined],
  [{ type: 'checkboxes', options: choice, isRequired: false }, [], undefined],
  [{ type: 'radio', options: choice, isRequired: false }, '', undefined],
  [{ type: 'radio', options: choice }, 'Днём', 'Такого варианта нет'],
  [{ type: 'file', maxFiles: 2 }, [], 'Поле не заполнено'],
  [{ type: 'file', maxFiles: 2 }, ['a', 'b', 'c'], 'Не больше 2 файлов'],
  [{ isRequired: false, requiredFor: ['dealer'] }, '', undefined],
  [{ isRequired: false, requiredFor: ['guest'] }, '', 'Поле не заполнено']
])('the field %j takes «%.30s»: %s', (given, value, message) => {
  expect(validateFormField(field(given), value, rules)).toBe(message)
})

test.each([
  ['checkbox', false],
  ['checkboxes', []],
  ['file', []],
  ['text', ''],
  ['select', '']
] as const)('an untouched %s holds %j', (type, value) => {
  expect(emptyFormValue(field({ type }))).toEqual(value)
  expect(formValueOf({}, field({ type }))).toEqual(value)
})

test('a field named like a member of every object is a field like any other', () => {
  const given = field({ code: 'constructor' })

  expect(formValueOf({}, given)).toBe('')
  expect(formErrors(formState(formOf(given), rules))).toMatchObject({
    constructor: 'Поле не заполнено'
  })
})

test('the consent is asked for in every form, and named after its fields', () => {
  const form = formState(formOf(), rules)
  const sent = { ...form, touched: ['accept'] }

  expect(formErrors(form)).toEqual({
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  expect(shownErrors(form)).toEqual([])
  expect(shownErrors(sent).map(({ code }) => code)).toEqual(['accept'])
  expect(formErrors({ ...form, accept: true })).toEqual({})
})

test('the server’s word about a field comes before the form’s own', () => {
  const known = formState(formOf(field({ code: 'phone', type: 'phone' })), rules)
  const refused = {
    ...known,
    ...{ values: { phone: '+7 999' }, refused: { phone: 'Номер не отвечает' } }
  }

  expect(formFieldMessage(refused, 'phone')).toBe('Номер не отвечает')
  expect(formFieldMessage({ ...refused, refused: {} }, 'phone')).toBe(
    'Вы ввели некорректный номер телефона'
  )
})

test('a choice is valid once something is chosen, a box once it is ticked', () => {
  const form = formOf(
    field({ code: 'when', type: 'checkboxes', options: choice }),
    field({ code: 'agree', type: 'checkbox' })
  )
  const empty = formState(form, rules)
  const filled = { ...empty, values: { when: ['day'], agree: true } }

  expect(['when', 'agree'].map(code => formFieldState(empty, code))).toEqual(['neutral', 'neutral'])
  expect(['when', 'agree'].map(code => formFieldState(filled, code))).toEqual(['valid', 'valid'])
})

test('a form is plain JSON, and knows nothing of a guest', () => {
  const form = formOf(
    field({ code: 'fio', type: 'fullName' }),
    field({ code: 'inn', type: 'inn' }),
    field({ code: 'files', type: 'file' })
  )
  const guest = formState(form, rules)
  const buyer = formState(form, rules, demoProfile())

  expect(guest.values).toEqual({ fio: '', inn: '', files: [] })
  expect(buyer.values).toEqual({ fio: 'Иванова Мария Петровна', inn: '', files: [] })
  expect(JSON.parse(JSON.stringify(buyer))).toEqual(buyer)
})
