import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { signup } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { SignUpForm } from './sign-up-form.tsx'

afterEach(cleanup)

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input' })
const consent = () => screen.getByRole('checkbox', { name: /Согласен на/ })
const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }))

function open() {
  let unconfirmed = 0
  const opened = renderInShop(
    <SignUpForm
      onUnconfirmed={() => {
        unconfirmed += 1
      }}
    />
  )
  return { ...opened, unconfirmed: () => unconfirmed }
}

async function fill(user: UserEvent) {
  await user.type(field('ФИО'), 'bdfyjdf fyyf')
  await user.type(field('E-mail'), 'anna@example.ru')
  await user.type(field('Телефон'), '89123456789')
  await user.type(screen.getByLabelText('Пароль*'), 'тетрадь в клетку')
  await user.type(field('Пароль ещё раз'), 'тетрадь в клетку')
  await user.click(consent())
}

const sentBody = ({ shop }: ReturnType<typeof open>) =>
  shop.server.calls.find(({ name }) => name === 'POST /users/v1/signup')?.body

test('a person signs up and is signed in', async () => {
  const user = userEvent.setup()
  const opened = open()
  await fill(user)

  await submit(user)

  await waitFor(() => expect(opened.shop.getState().session.signedIn).toBe(true))
  expect(sentBody(opened)).toMatchObject({
    fio: 'Иванова Анна',
    email: 'anna@example.ru',
    phone: '+7 (912) 345-67-89',
    password: 'тетрадь в клетку',
    accept: true,
    subscribe: false
  })
  expect(opened.unconfirmed()).toBe(0)
})

test('an organisation is asked for its papers', async () => {
  const user = userEvent.setup()
  const opened = open()
  await fill(user)
  await user.click(screen.getByRole('radio', { name: 'Для организации' }))

  await submit(user)
  expect(screen.getByText('Укажите ИНН')).toBeDefined()
  expect(screen.getByText('Укажите организацию')).toBeDefined()

  await user.type(field('ИНН'), '66-58')
  expect(screen.getByText('Укажите корректный ИНН')).toBeDefined()

  await user.type(field('ИНН'), '00 0000')
  await user.type(field('Название организации'), 'Школа № 64')
  await submit(user)

  await waitFor(() => expect(opened.shop.getState().session.signedIn).toBe(true))
  expect(sentBody(opened)).toMatchObject({
    organization: { inn: '6658000000', title: 'Школа № 64' }
  })
})

test('both consents are off until the visitor gives them', () => {
  open()

  for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
})

test('without the consent nothing is sent, and giving it clears the error', async () => {
  const user = userEvent.setup()
  const opened = open()
  await fill(user)
  await user.click(consent())
  const message = 'Необходимо подтвердить обработку персональных данных'

  await submit(user)
  expect(screen.getByText(message)).toBeDefined()
  expect(sentBody(opened)).toBeUndefined()

  await user.click(consent())
  expect(screen.queryByText(message)).toBeNull()
})

test('an empty form names every wrong field', async () => {
  const user = userEvent.setup()
  open()

  await submit(user)

  for (const message of [
    'Отсутствует ФИО',
    'Введите e-mail',
    'Отсутствует номер телефона',
    'Поле не заполнено'
  ]) {
    expect(screen.getByText(message)).toBeDefined()
  }
  expect(document.activeElement).toBe(field('ФИО'))
})

test('a short password and another confirmation are named while typing', async () => {
  const user = userEvent.setup()
  open()

  await user.type(screen.getByLabelText('Пароль*'), '1234')
  await user.type(field('Пароль ещё раз'), '12')

  expect(screen.getByText('Короткий пароль')).toBeDefined()
  expect(screen.getByText('Пароли не совпадают')).toBeDefined()
})

test('an error stands at its field at once and is told aloud after a pause (C15)', async () => {
  const user = userEvent.setup()
  const { shop } = open()

  await user.type(field('E-mail'), 'a')

  expect(screen.getByText('Некорректный e-mail').role).toBeNull()
  await shop.advance(700)
  expect((await screen.findByRole('alert')).textContent).toBe('Некорректный e-mail')
})

test('an e-mail that is taken is said at its field until it is changed', async () => {
  const user = userEvent.setup()
  const { shop } = open()
  const taken = 'Этот e-mail не подошёл. Мы написали на него, что можно сделать'
  shop.server.on(signup, () => {
    throw new ApiError({ status: 409, message: taken, fieldErrors: { email: taken } })
  })
  await fill(user)

  await submit(user)
  expect(await screen.findByText(taken)).toBeDefined()
  expect(document.activeElement).toBe(field('E-mail'))

  await user.type(field('E-mail'), '1')
  expect(screen.queryByText(taken)).toBeNull()
})

test('an account that waits for its e-mail leads on without signing in', async () => {
  const user = userEvent.setup()
  const opened = open()
  opened.shop.server.on(signup, () => ({ token: null, refreshToken: null, basket: null }))
  await fill(user)

  await submit(user)

  await waitFor(() => expect(opened.unconfirmed()).toBe(1))
  expect(opened.shop.getState().session.signedIn).toBe(false)
})
