import { cleanup, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { changePassword } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PasswordForm } from './password-form.tsx'

afterEach(cleanup)

const field = (label: string) => {
  const input = screen.getByLabelText(label, { exact: false, selector: 'input' })
  if (input instanceof HTMLInputElement) return input
  throw new Error('No input')
}

async function fill(user: UserEvent) {
  await user.type(field('Текущий пароль'), 'пенал2026')
  await user.type(field('Новый пароль'), 'тетрадь в клетку')
  await user.type(field('Пароль ещё раз'), 'тетрадь в клетку')
  await user.keyboard('{Enter}')
}

test('a changed password is confirmed and leaves the fields empty', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<PasswordForm username="anna@example.ru" />)
  shop.server.on(changePassword, () => ({ access: 'new-access', refresh: 'new-refresh' }))

  await fill(user)

  const said = await screen.findByText('Пароль изменён. На других устройствах нужно войти заново.')
  expect(said.closest('[role=status]')).not.toBeNull()
  for (const label of ['Текущий пароль', 'Новый пароль', 'Пароль ещё раз']) {
    expect(field(label).value).toBe('')
  }
})

test('a wrong old password is said at its field', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<PasswordForm username="anna@example.ru" />)
  const wrong = 'Неверный текущий пароль'
  shop.server.on(changePassword, () => {
    throw new ApiError({ status: 422, message: wrong, fieldErrors: { oldPassword: wrong } })
  })

  await fill(user)

  expect(await screen.findByText(wrong)).toBeDefined()
  expect(field('Текущий пароль').getAttribute('aria-invalid')).toBe('true')
})

test('password managers know which password is the new one and whose it is', () => {
  renderInShop(<PasswordForm username="anna@example.ru" />)

  expect(field('Текущий пароль').autocomplete).toBe('current-password')
  expect(field('Новый пароль').autocomplete).toBe('new-password')
  expect(document.querySelector('[autocomplete=username]')).toHaveProperty(
    'value',
    'anna@example.ru'
  )
})
