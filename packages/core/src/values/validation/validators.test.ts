import { expect, test } from 'vitest'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { email, emailWith } from './email.ts'
import { fieldValidators } from './field-validators.ts'
import { normaliseLogin } from './login.ts'
import { firstMessage } from './validator.ts'
import {
  barcode,
  confirmation,
  consent,
  inn,
  organisation,
  password,
  required
} from './validators.ts'

test.each([
  ['', 'Поле не заполнено'],
  ['  \n', 'Поле не заполнено'],
  ['0', undefined]
])('a required field with %j says %s', (value, message) => {
  expect(required(value)).toBe(message)
})

test.each([
  ['', 'Введите e-mail'],
  ['   ', 'Введите e-mail'],
  ['anna', 'Некорректный e-mail'],
  ['anna@', 'Некорректный e-mail'],
  ['@mail.ru', 'Некорректный e-mail'],
  ['anna@mail', 'Некорректный e-mail'],
  ['anna@mail.r', 'Некорректный e-mail'],
  ['anna@mail..ru', 'Некорректный e-mail'],
  ['anna@mail.ru.', 'Некорректный e-mail'],
  ['anna anna@mail.ru', 'Некорректный e-mail'],
  ['anna@@mail.ru', 'Некорректный e-mail'],
  ['anna@mail.ru, petr@mail.ru', 'Некорректный e-mail'],
  ['<b>anna@mail.ru', 'Некорректный e-mail'],
  ['anna\u0000@mail.ru', 'Некорректный e-mail'],
  [`${'a'.repeat(65)}@mail.ru`, 'Некорректный e-mail'],
  [
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}`,
    'Некорректный e-mail'
  ],
  ['Admin', 'Некорректный e-mail'],
  ['admin', undefined],
  ['anna@mail.ru', undefined],
  [' anna@mail.ru ', undefined],
  ['anna.petrova+shop@school-1.spb.ru', undefined],
  ['почта@пенал.рф', undefined],
  ['anna@\u043f\u0435\u043d\u0430\u043b.com', undefined],
  ['\u0430nna@mail.ru', 'В e-mail смешаны русские и латинские буквы'],
  ['anna@m\u0430il.ru', 'В e-mail смешаны русские и латинские буквы']
])('the e-mail %j says %s', (value, message) => {
  expect(email(value)).toBe(message)
})

test('a form that needs a real mailbox refuses admin', () => {
  expect(emailWith({ allowAdmin: false })('admin')).toBe('Некорректный e-mail')
})

test.each([
  ['', 'Укажите ИНН'],
  [' ', 'Укажите ИНН'],
  ['770708389', 'Укажите корректный ИНН'],
  ['7707083893', undefined],
  ['77070838931', 'Укажите корректный ИНН'],
  ['500100732259', undefined],
  ['5001007322590', 'Укажите корректный ИНН'],
  ['77070838ab', 'Укажите корректный ИНН'],
  ['7707083893\n1', 'Укажите корректный ИНН']
])('the INN %j says %s', (value, message) => {
  expect(inn(value)).toBe(message)
})

test.each([
  ['', 'Укажите организацию'],
  ['  ', 'Укажите организацию'],
  ['ООО «Ромашка»', undefined]
])('the organisation %j says %s', (value, message) => {
  expect(organisation(value)).toBe(message)
})

test.each([
  ['', 'Укажите штрихкод'],
  ['460123456789', 'Укажите корректный штрихкод'],
  ['4601234567893', undefined],
  ['46012345678931', 'Укажите корректный штрихкод'],
  ['460123456789x', 'Укажите корректный штрихкод']
])('the barcode %j says %s', (value, message) => {
  expect(barcode(value)).toBe(message)
})

test.each([
  ['', 'Короткий пароль'],
  ['1234', 'Короткий пароль'],
  ['  1234  ', 'Короткий пароль'],
  ['12345', undefined],
  [' 12345 ', undefined]
])('the password %j says %s', (value, message) => {
  expect(password(value)).toBe(message)
})

test.each([
  ['тетрадь', 'тетрадь', undefined],
  ['тетрадь', ' тетрадь ', undefined],
  ['тетрадь', 'Тетрадь', 'Пароли не совпадают'],
  ['тетрадь', '', 'Пароли не совпадают']
])('the password %j confirmed by %j says %s', (first, second, message) => {
  expect(confirmation(first)(second)).toBe(message)
})

test('an unchecked consent asks for itself or in the words it was given', () => {
  expect(consent()(false)).toBe('Необходимо подтвердить обработку персональных данных')
  expect(consent('Подтвердите согласие на рассылку')(false)).toBe(
    'Подтвердите согласие на рассылку'
  )
})

test('a checked consent has no error', () => {
  expect(consent()(true)).toBeUndefined()
  expect(consent('Подтвердите согласие на рассылку')(true)).toBeUndefined()
})

test('the first broken rule speaks', () => {
  const rule = firstMessage(required, inn)

  expect(rule('')).toBe('Поле не заполнено')
  expect(rule('12')).toBe('Укажите корректный ИНН')
  expect(rule('7707083893')).toBeUndefined()
})

test('a login is trimmed and lowercased, its password only trimmed', () => {
  expect(normaliseLogin({ username: '  Anna@Mail.RU ', password: ' СекреТ ' })).toEqual({
    username: 'anna@mail.ru',
    password: 'СекреТ'
  })
})

test.each([
  ['7707083893', undefined],
  ['7707083894', 'Укажите корректный ИНН'],
  ['77', 'Укажите корректный ИНН']
])('where the shop checks digits the INN %j says %s', (value, message) => {
  expect(fieldValidators({ ...literalFieldRules, checkDigits: true }).inn(value)).toBe(message)
  expect(fieldValidators(literalFieldRules).inn('7707083894')).toBeUndefined()
})
