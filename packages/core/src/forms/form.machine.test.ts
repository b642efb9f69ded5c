import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { FormDefinition, FormField, FormValue } from '../entities/form.ts'
import { ApiError } from '../errors/api-error.ts'
import { createMemoryClock } from '../platform/memory-clock.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createFormMachine, type FormAnswer, type FormApi } from './form.machine.ts'
import { formFieldMessage, formFieldState, requiredFields, shownErrors } from './form.selectors.ts'
import { type FormRules, validateFormField } from './form-rules.ts'
import { formState } from './form-state.ts'

const field = (given: Partial<FormField>): FormField => ({
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
  ...given
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
const THANKS = 'Спасибо! Позвоним в выбранное время'

function start(send: FormApi['send'] = async () => THANKS) {
  const clock = createMemoryClock()
  const actor = createActor(createFormMachine({ send }, formState(callback, rules)), { clock })
  actor.start()
  const fill = (code: string, value: FormValue) =>
    actor.send({ type: 'field.changed', code, value })
  return {
    actor,
    clock,
    fill,
    context: () => actor.getSnapshot().context,
    fillAll() {
      fill('fio', 'Соколова Анна')
      fill('phone', '+7 (912) 345-67-89')
      actor.send({ type: 'accept.changed', accept: true })
    },
    settle: () => waitFor(actor, snapshot => !snapshot.hasTag('busy'))
  }
}

test('an error waits until the field has a value or was left', () => {
  const { actor, fill, context } = start()
  const untouched = formFieldState(context(), 'fio')
  actor.send({ type: 'field.left', code: 'fio' })
  const left = formFieldMessage(context(), 'fio')
  fill('fio', 'Соколова Анна')

  expect([untouched, left, formFieldState(context(), 'fio')]).toEqual([
    'neutral',
    'Отсутствует ФИО',
    'valid'
  ])
})

test('a form with errors is not sent: they are all shown, highlighted for 2 seconds', () => {
  const sent: FormAnswer[] = []
  const { actor, clock, context } = start(async answer => {
    sent.push(answer)
    return THANKS
  })

  actor.send({ type: 'form.send' })

  expect(actor.getSnapshot().matches({ filling: 'refused' })).toBe(true)
  expect(shownErrors(context())).toEqual([
    { code: 'fio', message: 'Отсутствует ФИО' },
    { code: 'phone', message: 'Отсутствует номер телефона' },
    { code: 'accept', message: 'Необходимо подтвердить обработку персональных данных' }
  ])
  clock.advance(1999)
  const late = actor.getSnapshot().matches({ filling: 'refused' })
  clock.advance(1)
  expect([late, actor.getSnapshot().matches({ filling: 'calm' })]).toEqual([true, true])
  expect(sent).toEqual([])
})

test('a second failure is highlighted for its own 2 seconds', () => {
  const { actor, clock } = start()
  actor.send({ type: 'form.send' })
  clock.advance(1500)
  actor.send({ type: 'form.send' })
  clock.advance(1500)

  expect(actor.getSnapshot().matches({ filling: 'refused' })).toBe(true)
})

test('a good form is sent once and thanked for', async () => {
  const sent: FormAnswer[] = []
  const { actor, fillAll, settle } = start(async answer => {
    sent.push(answer)
    return THANKS
  })
  fillAll()
  actor.send({ type: 'form.send' })
  actor.send({ type: 'form.send' })

  expect((await settle()).context.message).toBe(THANKS)
  expect(sent).toEqual([
    {
      formId: 'callback',
      values: { fio: 'Соколова Анна', phone: '+7 (912) 345-67-89', organization: '' },
      accept: true
    }
  ])
})

test('what the server refuses stands at its field until the field changes', async () => {
  const { actor, fill, fillAll, settle, context } = start(async () => {
    throw new ApiError({ status: 422, fieldErrors: { phone: 'Номер не отвечает' } })
  })
  fillAll()
  actor.send({ type: 'form.send' })
  await settle()
  const refused = formFieldMessage(context(), 'phone')
  fill('phone', '+7 (912) 345-67-80')

  expect([refused, formFieldMessage(context(), 'phone')]).toEqual(['Номер не отвечает', undefined])
  expect(context().values.fio).toBe('Соколова Анна')
})

test('what the account tells need not be typed', () => {
  const profile = {
    fio: 'Соколова Анна',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    organization: { inn: '7707083893', title: 'Гимназия' }
  }

  expect(formState(callback, rules, profile).values).toEqual({
    fio: 'Соколова Анна',
    phone: '+7 (912) 345-67-89',
    organization: 'Гимназия'
  })
})

test('the role decides what is asked for', () => {
  const dealer = formState(callback, { ...rules, role: 'dealer' })

  expect(requiredFields(formState(callback, rules))).toEqual(['fio', 'phone'])
  expect(requiredFields(dealer)).toEqual(['fio', 'phone', 'organization'])
})

const choice = [{ value: 'day', title: 'Днём' }]

test.each<[Partial<FormField>, FormValue, string | undefined]>([
  [{}, ' ', 'Поле не заполнено'],
  [{ maxLength: 21 }, 'а'.repeat(22), 'Не больше 21 знака'],
  [{ isRequired: false }, '', undefined],
  [{ type: 'textarea' }, 'а'.repeat(3001), 'Не больше 3000 знаков'],
  [{ type: 'email' }, 'admin', 'Некорректный e-mail'],
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
])('the field %j with %j: %s', (given, value, message) => {
  expect(validateFormField(field(given), value, rules)).toBe(message)
})

test('every state and transition can be reached', () => {
  const { states, transitions, missed } = walkGraph(
    createFormMachine({ send: async () => THANKS }, formState({ ...callback, fields: [] }, rules)),
    {
      events: [
        { type: 'field.changed', code: 'fio', value: 'Соколова Анна' },
        { type: 'accept.changed', accept: true },
        { type: 'field.left', code: 'accept' },
        { type: 'form.send' },
        { type: 'form.again' },
        { type: 'xstate.done.actor.send', output: THANKS },
        { type: 'xstate.error.actor.send', error: new ApiError() }
      ]
    }
  )

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
