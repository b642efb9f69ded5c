import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { updateProfile } from '@vitrina/core/contracts'
import { demoProfile } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
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
