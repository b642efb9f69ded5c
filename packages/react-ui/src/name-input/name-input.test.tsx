import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { NameInput } from './name-input.tsx'

afterEach(cleanup)

function Host({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <NameInput name="fio" label="ФИО" value={value} onValue={setValue} />
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
  await user.type(field(), 'John')
  expect(field().value).toBe('Ощрт')

  await user.click(screen.getByRole('button', { name: 'Оставить John' }))
  await user.type(field(), ' Smith')

  expect(field().value).toBe('John Smith')
})
