import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { sendVerification, updateProfile, verifyContact } from '@vitrina/core/contracts'
import { literalFieldRules } from '@vitrina/core/platform'
import { demoProfile } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { FieldRulesProvider } from '../../binding/field-rules.tsx'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PersonalForm } from './personal-form.tsx'

afterEach(cleanup)

const profile = {
  ...demoProfile(),
  fio: 'Соколова Анна Игоревна',
  email: 'anna@example.ru',
  phone: '+79123456789',
  birthDate: '1990-09-01'
}

const field = (label: string) => {
  const input = screen.getByLabelText(label, { exact: false, selector: 'input' })
  if (input instanceof HTMLInputElement) return input
  throw new Error('No input')
}

test('what the shop knows stands in the fields as people write it', () => {
  renderInShop(<PersonalForm profile={profile} onSaved={() => undefined} />)

  expect(field('ФИО').value).toBe('Соколова Анна Игоревна')
  expect(field('Телефон').value).toBe('+7 (912) 345-67-89')
  expect(field('Дата рождения').value).toBe('01.09.1990')
})

test('data that were saved are confirmed, the date of birth may be left out', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(
    <PersonalForm profile={{ ...profile, birthDate: null }} onSaved={() => undefined} />
  )
  shop.server.on(updateProfile, ({ body }) => ({ ...profile, ...Object(body) }))

  await user.type(field('ФИО'), 'а')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))

  expect(await screen.findByText('Данные сохранены.')).toBeDefined()
  expect(shop.server.calls.at(-1)?.body).toEqual({
    fio: 'Соколова Анна Игоревнаа',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    birthDate: null
  })
})

test('a name of one word is not sent', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<PersonalForm profile={profile} onSaved={() => undefined} />)

  await user.clear(field('ФИО'))
  await user.type(field('ФИО'), 'Анна')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))

  expect(
    screen.getByText('Поле ФИО должно содержать не менее 2 слов, разделённых пробелами')
  ).toBeDefined()
  expect(shop.server.countOf(updateProfile)).toBe(0)
})

test.each([
  ['ФИО', 'Соколова А. И.', 'Поле ФИО не должно содержать инициалы'],
  ['ФИО', 'Соколова Анна2', 'Поле ФИО должно содержать русские буквы от А до Я'],
  ['ФИО', '', 'Отсутствует ФИО'],
  ['Дата рождения', '31.12.1899', 'Дата рождения должна быть не ниже 01.01.1900'],
  ['Дата рождения', '01.09.2999', 'Дата рождения не должна превышать текущую дату'],
  ['Дата рождения', '31.02.1990', 'Укажите дату рождения']
])('the field «%s» answers «%s» with «%s»', async (label, text, message) => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<PersonalForm profile={profile} onSaved={() => undefined} />)

  await user.clear(field(label))
  if (text !== '') await user.type(field(label), text)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))

  expect(document.getElementById(`${field(label).id}-error`)?.textContent).toBe(message)
  expect(shop.server.countOf(updateProfile)).toBe(0)
})

test('a shop may ask for more words of a name, and for letters of its own', async () => {
  const user = userEvent.setup()
  const fullName = { minWords: 3, pattern: '\\p{Lu}[\\p{Ll}ʼ]+' }
  renderInShop(
    <FieldRulesProvider value={{ ...literalFieldRules, fullName }}>
      <PersonalForm profile={{ ...profile, fio: 'Сидоренко Мар' }} onSaved={() => undefined} />
    </FieldRulesProvider>
  )
  const said = () => document.getElementById(`${field('ФИО').id}-error`)?.textContent

  await user.type(field('ФИО'), 'ʼяна')
  expect(said()).toBe('Поле ФИО должно содержать не менее 3 слов, разделённых пробелами')
  await user.type(field('ФИО'), ' Петровна')

  expect(said()).toBeUndefined()
})

test("another buyer's e-mail is refused at its field", async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<PersonalForm profile={profile} onSaved={() => undefined} />)
  const taken = 'Этот e-mail принадлежит другому покупателю'
  shop.server.on(updateProfile, () => {
    throw new ApiError({ status: 409, message: taken, fieldErrors: { email: taken } })
  })

  await user.click(screen.getByRole('button', { name: 'Сохранить' }))

  expect(await screen.findByText(taken)).toBeDefined()
  expect(document.activeElement).toBe(field('E-mail'))
})

test('another e-mail asks for its code and for the password, and goes with it', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<PersonalForm profile={profile} onSaved={() => undefined} />)
  shop.server.on(sendVerification, () => ({
    ...{ message: 'Код отправлен', length: 4, expiresInSeconds: 600, resendInSeconds: 60 }
  }))
  shop.server.on(verifyContact, () => ({ message: 'Подтверждено', verified: true }))
  shop.server.on(updateProfile, ({ body }) => ({ ...profile, ...Object(body) }))
  expect(screen.queryByLabelText('Пароль')).toBeNull()

  await user.clear(field('E-mail'))
  await user.type(field('E-mail'), 'Anna.S@example.ru')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await user.type(await screen.findByLabelText('Код подтверждения', { exact: false }), '1234')
  await screen.findByText('Новый e-mail подтверждён. Осталось сохранить.')
  await user.type(field('Пароль'), 'пенал2026')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))

  expect(await screen.findByText('Данные сохранены.')).toBeDefined()
  const bodies = shop.server.calls.map(({ body }) => body)
  expect(bodies).toContainEqual({ kind: 'email', value: 'anna.s@example.ru', code: '1234' })
  expect(bodies.at(-1)).toMatchObject({ email: 'Anna.S@example.ru', password: 'пенал2026' })
})
