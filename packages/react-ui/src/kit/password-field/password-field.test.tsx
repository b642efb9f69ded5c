import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

test('the eye shows the password and hides it again', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Пароль" required defaultValue="12345" />)
  const field = screen.getByLabelText('Пароль', { exact: false, selector: 'input' })

  await user.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(field.getAttribute('type')).toBe('text')

  await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(field.getAttribute('type')).toBe('password')
})
