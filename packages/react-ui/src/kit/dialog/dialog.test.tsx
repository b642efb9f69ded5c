import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { Dialog } from './dialog.tsx'

// What browsers do and jsdom does not yet: open, take the focus, give it back.
beforeAll(() => {
  let before: Element | null
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement
    this.setAttribute('open', '')
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    if (this.isConnected && before instanceof HTMLElement) before.focus()
    queueMicrotask(() => fireEvent(this, new Event('close')))
  }
})

afterEach(cleanup)

function Shop({ cross }: { cross: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Таблица размеров
      </button>
      <Dialog open={open} title="Размеры" cross={cross} onClose={() => setOpen(false)}>
        <p>Рост 128</p>
      </Dialog>
    </>
  )
}

async function openWindow(cross = true) {
  const user = userEvent.setup()
  render(<Shop cross={cross} />)
  await user.click(screen.getByRole('button', { name: 'Таблица размеров' }))
  return { user, window: screen.getByRole('dialog', { name: 'Размеры' }) }
}

const isShut = () => screen.queryByRole('dialog') === null

test('a window takes the focus and gives it back', async () => {
  const { user, window } = await openWindow()
  expect(window.contains(document.activeElement)).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Закрыть' }))

  expect(isShut()).toBe(true)
  expect(document.activeElement?.textContent).toBe('Таблица размеров')
})

test('Escape shuts a window', async () => {
  const { user } = await openWindow()

  await user.keyboard('{Escape}')

  expect(isShut()).toBe(true)
})

test('a press on the overlay shuts a window', async () => {
  const { user, window } = await openWindow()

  await user.click(window)

  expect(isShut()).toBe(true)
})

test('a drag that only ends on the overlay leaves the window open', async () => {
  const { window } = await openWindow()

  fireEvent.mouseDown(screen.getByText('Рост 128'))
  fireEvent.mouseUp(window)
  fireEvent.click(window)

  expect(isShut()).toBe(false)
})

test('a window without a cross is closed by Escape, too', async () => {
  const { window } = await openWindow(false)
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull()

  fireEvent.keyDown(window, { key: 'Escape' })

  expect(isShut()).toBe(true)
})

/** As Back of a phone does when it is pressed again. */
async function closeByBrowser(window: HTMLElement) {
  if (window instanceof HTMLDialogElement) window.close()
  await new Promise<void>(resolve =>
    window.addEventListener('close', () => resolve(), { once: true })
  )
}

test('a window that the browser closes is left', async () => {
  const { window } = await openWindow()

  await closeByBrowser(window)

  expect(window.isConnected).toBe(false)
})
