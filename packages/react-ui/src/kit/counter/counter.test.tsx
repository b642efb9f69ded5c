import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { counterRules } from '@vitrina/core/values'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { Counter } from './counter.tsx'

afterEach(cleanup)

function Line({ start, min, max }: { start: number; min: number; max: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Counter
        label="Количество"
        value={value}
        rules={counterRules({ min, max })}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

const total = () => screen.getByRole('status').textContent
const field = () => screen.getByRole<HTMLInputElement>('textbox')

test.each([
  ['7', 7, '7'],
  ['1234', 20, '20'],
  ['0', 2, '2'],
  ['-', 5, '-'],
  ['+', 5, '+'],
  ['дюжина', 5, '5']
])('typing «%s» makes the quantity %i and shows «%s»', async (text, quantity, shown) => {
  const user = userEvent.setup()
  render(<Line start={5} min={2} max={20} />)

  await user.click(field())
  await user.paste(text)

  expect(total()).toBe(String(quantity))
  expect(field().value).toBe(shown)
})

test('a disabled counter takes neither a press nor a text, and keeps the focus', async () => {
  const user = userEvent.setup()
  const reported: number[] = []
  const rules = counterRules({ max: 9, isDisabled: true })
  render(
    <Counter label="Количество" value={5} rules={rules} onChange={value => reported.push(value)} />
  )

  await user.click(screen.getByRole('button', { name: 'Больше' }))
  expect(document.activeElement?.ariaLabel).toBe('Больше')
  await user.click(field())
  await user.keyboard('7')

  expect(reported).toEqual([])
  expect([field().value, field().readOnly]).toEqual(['5', true])
  expect(field().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(field())
})

test('more than there is becomes what there is, with a word about it until the field is left', async () => {
  const user = userEvent.setup()
  render(<Line start={1} min={1} max={10} />)

  await user.click(field())
  await user.keyboard('9')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('99')
  expect(total()).toBe('10')
  expect(screen.getByRole('alert').textContent).toBe('Не больше 10 шт.')
  await user.tab()

  expect(screen.queryByRole('alert')).toBeNull()
})

test('an emptied field gets the last quantity back when it is left', async () => {
  const user = userEvent.setup()
  render(<Line start={5} min={1} max={20} />)

  await user.clear(field())
  expect(field().value).toBe('')
  await user.tab()

  expect(field().value).toBe('5')
  expect(total()).toBe('5')
})

test('a quantity above what is left steps down to what is left', async () => {
  render(<Line start={9} min={1} max={4} />)

  await userEvent.click(screen.getByRole('button', { name: 'Меньше' }))

  expect(total()).toBe('4')
})

test('the buttons stop at the limits and keep the focus', async () => {
  const user = userEvent.setup()
  render(<Line start={1} min={1} max={2} />)
  const more = screen.getByRole('button', { name: 'Больше' })

  await user.click(more)
  await user.click(more)
  await user.click(more)

  expect(total()).toBe('2')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(more)
})
