import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { Combobox } from './combobox.tsx'

afterEach(cleanup)

const streets = ['ул. Малышева, 51', 'ул. Мамина-Сибиряка, 7', 'ул. Машинная, 3']

function Address() {
  const [value, setValue] = useState('')
  return (
    <Combobox
      label="Адрес"
      value={value}
      onValue={setValue}
      items={value === '' ? [] : streets}
      itemKey={street => street}
      onPick={setValue}
    >
      {street => <b>{street}</b>}
    </Combobox>
  )
}

async function typeAddress() {
  const user = userEvent.setup()
  render(<Address />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Адрес' })
  await user.type(field, 'ма')
  return { user, field }
}

const currentOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('typing opens the list and says how many suggestions there are', async () => {
  const { field } = await typeAddress()

  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('Подсказок: 3')
})

test('arrows walk the list round, past the text itself', async () => {
  const { user, field } = await typeAddress()

  await user.keyboard('{ArrowUp}')
  expect(currentOption(field)).toBe('ул. Машинная, 3')
  await user.keyboard('{ArrowDown}')
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  await user.keyboard('{ArrowDown}{ArrowDown}')

  expect(currentOption(field)).toBe('ул. Мамина-Сибиряка, 7')
  expect(document.activeElement).toBe(field)
})

test('Enter takes the current suggestion and shuts the list', async () => {
  const { user, field } = await typeAddress()

  await user.keyboard('{ArrowDown}{Enter}')

  expect(field.value).toBe('ул. Малышева, 51')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('Escape shuts the list and keeps the text', async () => {
  const { user, field } = await typeAddress()

  await user.keyboard('{ArrowDown}{Escape}')

  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('ма')
})

test('a click takes a suggestion', async () => {
  const { user, field } = await typeAddress()

  await user.click(screen.getByRole('option', { name: 'ул. Машинная, 3' }))

  expect(field.value).toBe('ул. Машинная, 3')
  expect(screen.queryByRole('listbox')).toBeNull()
})
