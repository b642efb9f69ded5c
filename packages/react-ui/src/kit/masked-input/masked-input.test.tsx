import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { MaskedInput } from './masked-input.tsx'

afterEach(cleanup)

function Inn() {
  const [value, setValue] = useState('')
  return (
    <>
      <MaskedInput label="ИНН" mask="0000000000" value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  )
}

const Birthday = () => (
  <MaskedInput label="Дата рождения" mask="00.00.0000" value="" onValue={() => {}} />
)

test('what was typed before the mask came is told as the mask shows it', async () => {
  render(<Inn />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ИНН' })

  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: '66а5800' } })
  expect(screen.getByRole('status').textContent).toBe('66а5800')

  await waitFor(() => expect(field.value).toBe('665800'))
  expect(screen.getByRole('status').textContent).toBe('665800')
})

test('a value that comes back late does not undo what was typed since', async () => {
  const late: ((value: string) => void)[] = []
  function Slow() {
    const [value, setValue] = useState('')
    late[0] = setValue
    return <MaskedInput label="ИНН" mask="0000000000" value={value} onValue={() => {}} />
  }
  render(<Slow />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ИНН' })
  fireEvent.input(field, { target: { value: '66' } })
  fireEvent.input(field, { target: { value: '665' } })

  act(() => late[0]?.('66'))
  expect(field.value).toBe('665')
  act(() => late[0]?.('7'))
  expect(field.value, 'what others have written').toBe('7')
})

test.each<[string, [number, number], [number, number]]>([
  ['all of it', [0, 8], [0, 10]],
  ['the day', [0, 2], [0, 2]],
  ['nothing, the caret behind the month', [4, 4], [5, 5]]
])('the mask comes and leaves selected what was: %s', async (_, before, after) => {
  const field = document.body.appendChild(document.createElement('div'))
  field.innerHTML = renderToString(<Birthday />)
  const input = field.querySelector('input')
  if (!input) throw new Error('No field')
  input.value = '31121999'
  render(<Birthday />, { container: field, hydrate: true })

  input.focus()
  input.setSelectionRange(...before)

  await waitFor(() => expect(input.value).toBe('31.12.1999'))
  expect([input.selectionStart, input.selectionEnd]).toEqual(after)
})

test('typing is held to the mask once the field has been focused', async () => {
  const user = userEvent.setup()
  render(<Inn />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ИНН' })
  await user.click(field)

  await waitFor(async () => {
    await user.clear(field)
    await user.type(field, '66а5800')
    expect(field.value).toBe('665800')
  })

  expect(screen.getByRole('status').textContent).toBe('665800')
})

test('what stands in the field when the page comes alive is not wiped away', () => {
  const html = renderToString(<MaskedInput label="ИНН" mask="0000" value="" onValue={() => {}} />)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const input = container.querySelector('input')
  if (input) input.value = '1234'

  render(<MaskedInput label="ИНН" mask="0000" value="" onValue={() => {}} />, {
    container,
    hydrate: true
  })

  expect(container.querySelector('input')?.value).toBe('1234')
})
