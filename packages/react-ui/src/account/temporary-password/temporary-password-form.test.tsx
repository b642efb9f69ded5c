import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { login, sendTemporaryPassword } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { TemporaryPasswordForm } from './temporary-password-form.tsx'

afterEach(cleanup)

const EMAIL = 'anna@example.ru'

const email = () => screen.getByLabelText('E-mail', { exact: false })
const password = () => screen.getByLabelText('Пароль', { exact: false, selector: 'input' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function open() {
  const { shop } = renderInShop(<TemporaryPasswordForm />)
  shop.server.on(login, () => ({
    token: null,
    refreshToken: null,
    basket: null,
    passwordSent: true
  }))
  return shop
}

async function ask() {
  const shop = open()
  await userEvent.type(email(), EMAIL)
  await press('Прислать временный пароль')
  await screen.findByText('Временный пароль отправлен на вашу почту')
  return shop
}

test('who asks for a temporary password stays a guest, and types it next', async () => {
  const shop = await ask()

  const { body } = shop.server.calls.find(({ name }) => name.endsWith('/login')) ?? {}
  expect(body).toMatchObject({ username: EMAIL, password: '', emailOnly: true })
  expect(shop.getState().session.signedIn).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect(email()).toHaveProperty('value', EMAIL)
})

test('the password from the letter signs in', async () => {
  const shop = await ask()
  shop.server.on(login, () => ({
    token: 't.anna.s',
    refreshToken: 'refresh',
    basket: null,
    passwordSent: false
  }))

  await userEvent.type(password(), 'abcdefghkm{Enter}')

  await waitFor(() => expect(shop.getState().session.signedIn).toBe(true))
  const { body } = shop.server.calls.findLast(({ name }) => name.endsWith('/login')) ?? {}
  expect(body).toMatchObject({ username: EMAIL, password: 'abcdefghkm' })
})

test('the letter is sent once more on demand, in the words of the server', async () => {
  const shop = await ask()
  const message = 'Если такой e-mail зарегистрирован, мы отправили на него временный пароль'
  shop.server.on(sendTemporaryPassword, () => ({ message }))

  await press('Прислать ещё раз')

  expect((await screen.findByText(message)).closest('[role=status]')).not.toBeNull()
})

test('too many letters are refused in the words of the server, and another e-mail can be named', async () => {
  const shop = await ask()
  shop.server.on(sendTemporaryPassword, () => {
    throw new ApiError({ status: 429, message: 'Слишком много попыток' })
  })

  await press('Прислать ещё раз')
  const refusal = await screen.findByText('Слишком много попыток')
  expect(refusal.closest('[role=alert]')).not.toBeNull()
  await press('Указать другой e-mail')

  expect(screen.getByRole('button', { name: 'Прислать временный пароль' })).toBeDefined()
})

test('nothing is asked for without a right e-mail, whose field gets the focus', async () => {
  const shop = open()

  await press('Прислать временный пароль')

  expect(screen.getByText('Введите e-mail')).toBeDefined()
  expect(document.activeElement).toBe(email())
  expect(shop.server.countOf(login)).toBe(0)
})
