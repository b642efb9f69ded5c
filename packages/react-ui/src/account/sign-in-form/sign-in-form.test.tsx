import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketSubject } from '@vitrina/core/basket'
import { login } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { SignInForm } from './sign-in-form.tsx'

afterEach(cleanup)

const email = () => screen.getByLabelText('E-mail', { exact: false })
const password = () => screen.getByLabelText('Пароль', { exact: false, selector: 'input' })

test('a visitor signs in by the Enter key', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<SignInForm />)

  await user.type(email(), ' Anna@Example.ru ')
  await user.type(password(), 'пенал2026{Enter}')

  await waitFor(() => expect(shop.getState().session.signedIn).toBe(true))
  expect(shop.getState().session.profile?.email).toBe('anna@example.ru')
})

test('an e-mail is sent in small letters, and neither it nor the password with spaces around', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<SignInForm />)

  await user.type(email(), ' Anna@Example.ru ')
  await user.type(password(), ' пенал2026 {Enter}')

  await waitFor(() => expect(shop.server.countOf(login)).toBe(1))
  const { body } = shop.server.calls.find(({ name }) => name.endsWith('/login')) ?? {}
  expect(body).toMatchObject({ username: 'anna@example.ru', password: 'пенал2026' })
})

test('who was mailed a temporary password is told so and stays a guest', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<SignInForm />)
  const tokens = { token: 't.anna.s', refreshToken: 'refresh' }
  shop.server.on(login, () => ({ ...tokens, basket: null, passwordSent: true }))

  await user.type(email(), 'anna@example.ru')
  await user.type(password(), 'пенал2026{Enter}')

  expect(await screen.findByText('Временный пароль отправлен на вашу почту')).toBeDefined()
  expect(shop.getState().session.signedIn).toBe(false)
  expect(shop.browser.cookies.get('auth_tokenpenal')).toBeUndefined()
})

test('a wrong password is explained in the words of the server', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<SignInForm />)

  await user.type(email(), 'anna@example.ru')
  await user.type(password(), 'не тот{Enter}')

  const message = await screen.findByText('Неверный e-mail или пароль')
  expect(message.closest('[role=alert]')).not.toBeNull()
  expect(shop.getState().session.signedIn).toBe(false)
})

test('nothing is sent until both fields are right, and the first wrong one gets the focus', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<SignInForm />)

  await user.click(screen.getByRole('button', { name: 'Войти' }))

  expect(screen.getByText('Введите e-mail')).toBeDefined()
  expect(screen.getByText('Поле не заполнено')).toBeDefined()
  expect(document.activeElement).toBe(email())
  expect(shop.server.calls.some(({ name }) => name.endsWith('/login'))).toBe(false)
})

test('the login «admin» is no wrong e-mail', async () => {
  const user = userEvent.setup()
  renderInShop(<SignInForm />)

  await user.type(email(), 'admi')
  expect(screen.getByText('Некорректный e-mail')).toBeDefined()
  await user.type(email(), 'n')

  expect(screen.queryByText('Некорректный e-mail')).toBeNull()
})

test.each([
  ['anna', 'Некорректный e-mail'],
  ['anna@example', 'Некорректный e-mail']
])('the e-mail «%s» is answered with «%s»', async (typed, message) => {
  const user = userEvent.setup()
  renderInShop(<SignInForm />)

  await user.type(email(), typed)

  expect(screen.getByText(message)).toBeDefined()
})

test('what a password manager filled without a sound is sent', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<SignInForm />)
  Object.assign(email(), { value: 'anna@example.ru' })
  Object.assign(password(), { value: 'пенал2026' })

  await user.click(screen.getByRole('button', { name: 'Войти' }))

  await waitFor(() => expect(shop.getState().session.signedIn).toBe(true))
})

test('a guest who had goods in the basket hears that they have come along', async () => {
  const user = userEvent.setup()
  const { shop, handle } = renderInShop(<SignInForm />)
  await handle.engine()
  handle.send(basketSubject, { type: 'line.set', key: 11, count: 2 })
  await shop.advance(1000)

  await user.type(email(), 'anna@example.ru')
  await user.type(password(), 'пенал2026{Enter}')

  expect(await screen.findByText('Корзина перенесена в ваш кабинет')).toBeDefined()
})

test('browsers and password managers know the fields', () => {
  renderInShop(<SignInForm />)

  expect(email().getAttribute('autocomplete')).toBe('username')
  expect(email().getAttribute('inputmode')).toBe('email')
  expect(password().getAttribute('autocomplete')).toBe('current-password')
  expect(screen.getByRole('form').getAttribute('method')).toBe('post')
})
