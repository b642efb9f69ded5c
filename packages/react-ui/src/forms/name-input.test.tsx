import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { NameInput } from './name-input.tsx'

afterEach(cleanup)

function Host({ start = '', state }: { start?: string; state?: 'valid' }) {
  const [value, setValue] = useState(start)
  return <NameInput name="fio" label="ФИО" state={state} value={value} onValue={setValue} />
}

function field(): HTMLInputElement {
  const input = screen.getByLabelText('ФИО')
  if (input instanceof HTMLInputElement) return input
  throw new Error('No input')
}

test.each([
  ['bdfyjdf fyyf', 'Иванова Анна'],
  ['салтыков-щедрин пётр', 'Салтыков-Щедрин Пётр'],
  ['K.,jdm', 'Любовь']
])('«%s» typed is the name «%s»', async (typed, name) => {
  const user = userEvent.setup()
  render(<Host />)

  await user.type(field(), typed)

  expect(field().value).toBe(name)
})

test('a letter put into the middle of a name leaves the caret behind it', async () => {
  const user = userEvent.setup()
  render(<Host start="Ивнова Анна" />)
  field().focus()
  field().setSelectionRange(2, 2)

  await user.keyboard('а')

  expect(field().value).toBe('Иванова Анна')
  expect(field().selectionStart).toBe(3)
})

test('whoever writes his name in Latin letters can have them back (G5)', async () => {
  const user = userEvent.setup()
  render(<Host />)
  await user.type(field(), 'Lee')
  expect(field().value).toBe('Дуу')

  await user.click(screen.getByRole('button', { name: 'Оставить Lee' }))
  await user.type(field(), ' Smith')

  expect(field().value).toBe('Lee Smith')
})

test('a name in Latin letters stays one, and is written by its keys at a press', async () => {
  const user = userEvent.setup()
  render(<Host />)
  await user.type(field(), 'John Smith')
  expect(field().value).toBe('John Smith')
  await user.clear(field())
  await user.type(field(), 'Oerby')

  await user.click(screen.getByRole('button', { name: 'Написать по-русски: Щукин' }))

  expect(field().value).toBe('Щукин')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a name that the field has written by itself has no tick', async () => {
  const user = userEvent.setup()
  const { container } = render(<Host state="valid" />)
  await user.type(field(), 'Bdfyjd')
  expect(container.querySelector('[data-state=valid]')).toBeNull()

  await user.clear(field())
  await user.type(field(), 'Иванов')

  expect(container.querySelector('[data-state=valid]')).not.toBeNull()
})
