import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { PhoneInput } from './phone-input.tsx'

afterEach(cleanup)

function Host({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <PhoneInput name="phone" label="Телефон" value={value} onValue={setValue} />
}

function field(): HTMLInputElement {
  const input = screen.getByLabelText('Телефон')
  if (input instanceof HTMLInputElement) return input
  throw new Error('No input')
}

test('a number typed with 8 becomes an international one', async () => {
  const user = userEvent.setup()
  render(<Host />)

  await user.type(field(), '89123456789')

  expect(field().value).toBe('+7 (912) 345-67-89')
  expect(field().type).toBe('tel')
  expect(field().autocomplete).toBe('tel')
})

test('a number of another country typed key by key brings its country', async () => {
  const user = userEvent.setup()
  render(<Host />)

  await user.type(field(), '+375291234567')

  expect(field().value).toBe('+375 (29) 123-45-67')
  expect(screen.getByLabelText('Код страны')).toHaveProperty('value', 'BY')
})

test('under a Russian number stands the warning about the international format', async () => {
  const user = userEvent.setup()
  render(<Host />)
  const warning = /международном формате: \+7, всего 11 цифр/
  expect(screen.getByText(warning)).toBeDefined()

  await user.selectOptions(screen.getByLabelText('Код страны'), 'Беларусь, +375')

  expect(screen.queryByText(warning)).toBeNull()
})

test('another country keeps the number and changes its code', async () => {
  const user = userEvent.setup()
  render(<Host start="+7 (291) 234-56-7" />)

  await user.selectOptions(screen.getByLabelText('Код страны'), 'BY')

  expect(field().value).toBe('+375 (29) 123-45-67')
})

test.each([
  ['RU', '+7 (912) 345-67-89'],
  ['MD', '+373 (91) 234-567'],
  ['AZ', '+994 (91) 234-56-78'],
  ['BY', '+375 (91) 234-56-78'],
  ['GB', '+44 9123 456789'],
  ['LT', '+370 (912) 34-567']
])('a number of %s is full at %s: no digit more fits', async (country, full) => {
  const user = userEvent.setup()
  render(<Host />)
  await user.selectOptions(screen.getByLabelText('Код страны'), country)

  await user.type(field(), '91234567899')

  expect(field().value).toBe(full)
})

test('a digit mended in the middle leaves the caret where it is', async () => {
  const user = userEvent.setup()
  render(<Host start="+7 (912) 345-67-89" />)
  field().focus()
  field().setSelectionRange(10, 10)

  await user.keyboard('{Backspace}')

  expect(field().value).toBe('+7 (912) 456-78-9')
  expect(field().selectionStart).toBe(9)
})
