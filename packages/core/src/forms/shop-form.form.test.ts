import { expect, test } from 'vitest'

import type { FormDefinition, FormField, FormValue } from '../entities/form.ts'
import type { UserRole } from '../entities/profile.ts'
import { shownErrors } from './form.view.ts'
import { type FormRules, isRequired, validateFormField } from './form-rules.ts'
import { postedValues, shopForm } from './shop-form.form.ts'

const field = (overrides: Partial<FormField>): FormField => ({
  code: 'field',
  type: 'text',
  label: 'Поле',
  placeholder: '',
  hint: '',
  isRequired: true,
  requiredFor: [],
  autocomplete: '',
  maxLength: null,
  min: null,
  max: null,
  options: [],
  targetCode: '',
  maxFiles: 0,
  ...overrides
})

const callback: FormDefinition = {
  id: 'callback',
  typeId: 'feedback',
  title: 'Перезвоните мне',
  description: '',
  submitText: 'Жду звонка',
  consentText: 'Согласен на обработку персональных данных',
  fields: [
    field({ code: 'fio', type: 'fullName' }),
    field({ code: 'phone', type: 'phone' }),
    field({
      code: 'organization',
      type: 'organisation',
      isRequired: false,
      requiredFor: ['dealer']
    })
  ]
}

const rules: FormRules = { role: 'user', today: '2026-09-01' }
const opened = shopForm.start({ form: callback, rules, files: [] })

test('a form that is wrong says so at every field, the consent last', () => {
  const stopped = shopForm.after(opened, { type: 'form.submit' })

  expect(Object.entries(shownErrors(shopForm, stopped))).toEqual([
    ['fio', 'Отсутствует ФИО'],
    ['phone', 'Отсутствует номер телефона'],
    ['accept', 'Необходимо подтвердить обработку персональных данных']
  ])
})

test('of an INN that is typed the digits are kept, of every other answer all', () => {
  const form = {
    ...callback,
    fields: [field({ code: 'tax', type: 'inn' }), field({ code: 'why' })]
  }
  const typed = shopForm.after(shopForm.start({ form, rules, files: [] }), {
    type: 'form.edit',
    values: { tax: '7707 083893', why: 'Для 5 класса' }
  })

  expect(typed.values).toEqual({ tax: '7707083893', why: 'Для 5 класса', accept: false })
})

test('a form that is right is sent with its name and the consent', () => {
  const filled = shopForm.after(opened, {
    type: 'form.edit',
    values: { fio: 'Соколова Анна', phone: '+7 (912) 345-67-89', accept: true }
  })
  const sent = shopForm.after(filled, { type: 'form.submit' })

  expect(sent.sending && shopForm.body(sent.sending, sent.facts)).toEqual({
    formId: 'callback',
    values: { fio: 'Соколова Анна', phone: '+7 (912) 345-67-89', organization: '' },
    accept: true
  })
})

test('what the account tells need not be typed', () => {
  const profile = {
    fio: 'Соколова Анна',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    organization: { inn: '7707083893', title: 'Гимназия' }
  }

  expect(shopForm.start({ form: callback, rules, profile, files: [] }).values).toEqual({
    fio: 'Соколова Анна',
    phone: '+7 (912) 345-67-89',
    organization: 'Гимназия',
    accept: false
  })
})

test('the rules of names, numbers and e-mails are the configuration’s', () => {
  const mail = field({ type: 'email' })
  const name = field({ type: 'fullName' })

  expect([
    validateFormField(mail, 'admin', rules),
    validateFormField(mail, 'admin', { ...rules, allowAdminEmail: false }),
    validateFormField(name, 'Иванова Анна', { ...rules, fullName: { minWords: 3 } })
  ]).toEqual([
    undefined,
    'Некорректный e-mail',
    'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами'
  ])
})

const required = (form: FormDefinition, role: UserRole) =>
  form.fields.filter(field => isRequired(field, role)).map(({ code }) => code)

test('the role decides what is asked for', () => {
  expect(required(callback, 'user')).toEqual(['fio', 'phone'])
  expect(required(callback, 'dealer')).toEqual(['fio', 'phone', 'organization'])
})

const choice = [{ value: 'day', title: 'Днём' }]

test.each<[Partial<FormField>, FormValue, string | undefined]>([
  [{}, ' ', 'Поле не заполнено'],
  [{ maxLength: 21 }, 'а'.repeat(22), 'Не больше 21 знака'],
  [{ isRequired: false }, '', undefined],
  [{ type: 'textarea' }, 'а'.repeat(3001), 'Не больше 3000 знаков'],
  [{ type: 'email' }, 'anna@', 'Некорректный e-mail'],
  [{ type: 'email' }, '', 'Введите e-mail'],
  [{ type: 'inn' }, '123', 'Укажите корректный ИНН'],
  [{ type: 'birthDate' }, '02.09.2026', 'Дата рождения не должна превышать текущую дату'],
  [{ type: 'number' }, 'много', 'Введите число'],
  [{ type: 'number', min: 10 }, '9,5', 'Не меньше 10'],
  [{ type: 'number', max: 10 }, '11', 'Не больше 10'],
  [{ type: 'select', options: choice }, '', 'Выберите вариант'],
  [{ type: 'select', options: choice }, 'night', 'Такого варианта нет'],
  [{ type: 'radio', options: choice }, 'day', undefined],
  [{ type: 'checkboxes', options: choice }, [], 'Выберите вариант'],
  [{ type: 'checkboxes', options: choice }, ['day', 'night'], 'Такого варианта нет'],
  [{ type: 'checkbox' }, false, 'Поле не заполнено'],
  [{ type: 'checkbox' }, true, undefined],
  [{ type: 'file', maxFiles: 1 }, ['a', 'b'], 'Не больше 1 файла'],
  [{ type: 'file', maxFiles: 5 }, ['a'], undefined],
  [{ type: 'text' }, ['a'], 'Проверьте введённые данные'],
  [{ type: 'text' }, true, 'Проверьте введённые данные'],
  [{ type: 'checkbox' }, 'да', 'Проверьте введённые данные']
])('the field %j with %j: %s', (input, value, message) => {
  expect(validateFormField(field(input), value, rules)).toBe(message)
})

const request: FormDefinition = {
  ...callback,
  id: 'wholesale',
  fields: [
    field({
      code: 'goods',
      type: 'checkboxes',
      options: [...choice, { value: 'x', title: 'Вечером' }]
    }),
    field({ code: 'printed', type: 'checkbox', isRequired: false }),
    field({ code: 'brief', type: 'file', targetCode: 'form', maxFiles: 1 })
  ]
}
const brief = {
  ...{ key: 'k', name: 'задание.pdf', percent: 100, fileId: 'f-1', message: '', canRetry: false },
  state: 'ready' as const
}
const asked = shopForm.start({ form: request, rules, files: [brief] })
const answered = shopForm.after(asked, {
  type: 'form.edit',
  values: { goods: ['day'], printed: true, accept: true }
})

test('chosen answers and files are sent with a form', () => {
  const sent = shopForm.after(answered, { type: 'form.submit' })

  expect(sent.sending && shopForm.body(sent.sending, sent.facts).values).toEqual({
    goods: ['day'],
    printed: true,
    brief: ['f-1']
  })
})

test('answers are sent in the order of the form, whatever was ticked first', () => {
  const ticked = shopForm.after(answered, { type: 'form.edit', values: { goods: ['x', 'day'] } })

  expect(shopForm.body(ticked.values, ticked.facts).values.goods).toEqual(['day', 'x'])
})

test.each([
  [
    'on its way',
    [{ ...brief, state: 'uploading' as const }],
    'Дождитесь загрузки файлов или уберите их'
  ],
  ['refused', [{ ...brief, state: 'failed' as const }], 'Поле не заполнено'],
  ['missing', [], 'Поле не заполнено'],
  ['one too many', [brief, brief], 'Можно приложить не больше 1 файла']
])('a file that is %s keeps its form from being sent', (_, files, message) => {
  const learnt = shopForm.after(answered, { type: 'form.learn', facts: { files } })
  const stopped = shopForm.after(learnt, { type: 'form.submit' })

  expect([stopped.sending, shownErrors(shopForm, stopped)]).toEqual([undefined, { brief: message }])
})

test('a form that came without script has the same answers', () => {
  const fields = new URLSearchParams('goods=day&goods=x&printed=on&accept=on')

  expect(postedValues(request, fields, ['f-1'])).toEqual({
    goods: ['day', 'x'],
    printed: true,
    brief: ['f-1']
  })
  expect(postedValues(request, new URLSearchParams(), [])).toEqual({
    goods: [],
    printed: false,
    brief: []
  })
})
