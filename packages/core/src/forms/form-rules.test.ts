import { expect, test } from 'vitest'

import type { FormDefinition, FormField, FormValue } from '../entities/form.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { fieldView, formErrors, shownErrors } from './form.view.ts'
import { emptyFormValue, type FormRules, formValueOf, validateFormField } from './form-rules.ts'
import { shopForm } from './shop-form.form.ts'

const rules: FormRules = { role: 'guest', today: '2026-09-01' }
const choice = [
  { value: 'day', title: 'Днём' },
  { value: 'evening', title: 'Вечером' }
]

const field = (overrides: Partial<FormField> = {}): FormField => ({
  ...{ code: 'field', type: 'text', label: 'Поле', placeholder: '', hint: '', autocomplete: '' },
  ...{ isRequired: true, requiredFor: [], maxLength: null, min: null, max: null, options: [] },
  ...{ targetCode: '', maxFiles: 0 },
  ...overrides
})
const formOf = (...fields: FormField[]): FormDefinition => ({
  ...{ id: 'f', typeId: 't', title: 'Форма', description: '', submitText: 'Отправить' },
  ...{ consentText: 'Согласен', fields }
})

const open = (form: FormDefinition) => shopForm.start({ form, rules, files: [] })

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
  [{ type: 'text', options: choice }, '', 'Поле не заполнено'],
  [{ type: 'radio', options: choice }, 'Днём', 'Такого варианта нет'],
  [{ type: 'file', maxFiles: 2 }, [], 'Поле не заполнено'],
  [{ type: 'file', maxFiles: 2 }, ['a', 'b', 'c'], 'Не больше 2 файлов'],
  [{ isRequired: false, requiredFor: ['dealer'] }, '', undefined],
  [{ isRequired: false, requiredFor: ['guest'] }, '', 'Поле не заполнено']
])('the field %j takes «%.30s»: %s', (input, value, message) => {
  expect(validateFormField(field(input), value, rules)).toBe(message)
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
  const input = field({ code: 'constructor' })

  expect(formValueOf({}, input)).toBe('')
  expect(formErrors(shopForm, open(formOf(input)))).toMatchObject({
    constructor: 'Поле не заполнено'
  })
})

test('the consent is asked for in every form, and named after its fields', () => {
  const form = open(formOf())
  const left = shopForm.after(form, { type: 'field.leave', name: 'accept' })
  const input = shopForm.after(form, { type: 'form.edit', values: { accept: true } })

  expect(formErrors(shopForm, form)).toEqual({
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  expect(shownErrors(shopForm, form)).toEqual({})
  expect(Object.keys(shownErrors(shopForm, left))).toEqual(['accept'])
  expect(formErrors(shopForm, input)).toEqual({})
})

test('a form may have words of its own for a consent that is not given', () => {
  const form = open({ ...formOf(), consentMessage: 'Без согласия не перезвоним' })

  expect(formErrors(shopForm, form)).toEqual({ accept: 'Без согласия не перезвоним' })
})

test('the server’s word about a field comes before the form’s own', () => {
  const known = open(formOf(field({ code: 'phone', type: 'phone' })))
  const typed = { ...known, values: { phone: '+7 999', accept: false } }
  const refused = { ...typed, refused: { phone: 'Номер не отвечает' } }

  expect(fieldView(shopForm, refused, 'phone').error).toBe('Номер не отвечает')
  expect(fieldView(shopForm, typed, 'phone').error).toBe('Вы ввели некорректный номер телефона')
})

test('a choice is valid once something is chosen, a box once it is ticked', () => {
  const form = formOf(
    field({ code: 'when', type: 'checkboxes', options: choice }),
    field({ code: 'agree', type: 'checkbox' })
  )
  const empty = open(form)
  const filled = shopForm.after(empty, {
    type: 'form.edit',
    values: { when: ['day'], agree: true }
  })
  const states = (state: typeof empty) =>
    ['when', 'agree'].map(code => fieldView(shopForm, state, code).state)

  expect(states(empty)).toEqual(['neutral', 'neutral'])
  expect(states(filled)).toEqual(['valid', 'valid'])
})

test('a form knows nothing of a guest', () => {
  const form = formOf(
    field({ code: 'fio', type: 'fullName' }),
    field({ code: 'inn', type: 'inn' }),
    field({ code: 'files', type: 'file' })
  )
  const buyer = shopForm.start({ form, rules, profile: demoProfile(), files: [] })

  expect(open(form).values).toEqual({ fio: '', inn: '', files: [], accept: false })
  expect(buyer.values).toMatchObject({ fio: 'Иванова Мария Петровна', inn: '' })
})
