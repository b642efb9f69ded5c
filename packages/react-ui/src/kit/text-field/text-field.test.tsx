import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('an error is tied to its field', () => {
  render(<TextField label="E-mail" error="Некорректный e-mail" hint="На него придёт чек" />)

  const field = screen.getByRole('textbox', { name: 'E-mail' })
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []

  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(described.map(id => document.getElementById(id)?.textContent)).toEqual([
    'Некорректный e-mail',
    'На него придёт чек'
  ])
})

test('the text of an error waits until the field is in error', () => {
  render(<TextField label="E-mail" state="neutral" error="Введите e-mail" />)

  expect(screen.queryByText('Введите e-mail')).toBeNull()
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
})

test('a required field has an asterisk that is not part of its name', () => {
  render(<TextField label="ФИО" required />)

  expect(screen.getByText('*')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'ФИО' }).hasAttribute('required')).toBe(true)
})
