import { expect, test } from 'vitest'

import { passwordStrength } from './password-strength.ts'

test.each([
  ['', undefined],
  ['   ', undefined],
  ['12345', 'weak'],
  ['1111111111111111', 'weak'],
  ['тетрадка', 'fair'],
  ['Пенал-2026', 'strong'],
  ['тетрадь в клетку', 'strong']
])('the password «%s» is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
