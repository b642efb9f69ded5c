import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { useClosingDetails } from './use-closing-details.ts'

afterEach(cleanup)

const Menu = ({ shown }: { shown?: number }) => (
  <>
    <details {...useClosingDetails(shown)}>
      <summary>Меню</summary>
      <a href="#first">Первое</a>
    </details>
    <button type="button">Рядом</button>
  </>
)

const details = () => screen.getByRole<HTMLDetailsElement>('group')

async function openMenu() {
  const rendered = render(<Menu shown={1} />)
  await userEvent.click(screen.getByText('Меню'))
  expect(details().open).toBe(true)
  return rendered
}

test('it is shut when something else is shown, and stays the same element', async () => {
  const { rerender } = await openMenu()
  const before = details()

  rerender(<Menu shown={2} />)

  expect(details()).toBe(before)
  expect(before.open).toBe(false)
})

test('it stays open while the same is shown', async () => {
  const { rerender } = await openMenu()

  rerender(<Menu shown={1} />)

  expect(details().open).toBe(true)
})

test('what was opened before the script came stays open', () => {
  const container = document.body.appendChild(document.createElement('div'))
  const menu = '<details open=""><summary>Меню</summary><a href="#first">Первое</a></details>'
  container.innerHTML = `${menu}<button type="button">Рядом</button>`

  render(<Menu shown={1} />, { container, hydrate: true })

  expect(details().open).toBe(true)
})

test('Escape shuts it with the focus on its name', async () => {
  await openMenu()
  await userEvent.tab()

  await userEvent.keyboard('{Escape}')

  expect(details().open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Меню'))
})

test.each(['a press beside it', 'the keyboard'])('it is shut by leaving it with %s', async way => {
  await openMenu()

  if (way === 'a press beside it') await userEvent.click(screen.getByText('Рядом'))
  else await userEvent.tab().then(() => userEvent.tab())

  expect(details().open).toBe(false)
})
