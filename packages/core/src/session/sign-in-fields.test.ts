import { expect, test } from 'vitest'

import { signInFieldset } from './sign-in-fields.ts'

test('a sign-in that was refused keeps the name that was typed, never the password', () => {
  const sent = { username: 'anna@example.ru', errors: { password: 'Введите пароль' }, failure: '' }
  const { fields } = signInFieldset(sent)
  expect(fields.map(({ input, error }) => [input.name, input.value, error])).toEqual([
    ['username', 'anna@example.ru', ''],
    ['password', '', 'Введите пароль']
  ])
})
