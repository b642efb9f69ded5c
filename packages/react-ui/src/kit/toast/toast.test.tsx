import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { Toast, ToastViewport } from './toast.tsx'

afterEach(cleanup)

test('an error is an alert, good news a status', () => {
  render(
    <ToastViewport>
      <Toast tone="error" text="Произошла ошибка сервера" onClose={() => {}} />
      <Toast tone="good" text="Рюкзак «Перемена» в корзине" onClose={() => {}} />
    </ToastViewport>
  )

  expect(screen.getByRole('alert').textContent).toBe('Произошла ошибка сервера')
  expect(screen.getByRole('status').textContent).toBe('Рюкзак «Перемена» в корзине')
})

test('toasts stand at the foot of the window, in its middle', () => {
  render(<ToastViewport />)

  const { position, inset, justifyItems } = getComputedStyle(
    screen.getByRole('region', { name: 'Сообщения магазина' })
  )
  expect([position, inset, justifyItems]).toEqual(['fixed', 'auto 16px 24px', 'center'])
})

test('its time stands still under the pointer and the focus', async () => {
  const user = userEvent.setup()
  const pause = vi.fn()
  const resume = vi.fn()
  render(<Toast tone="good" text="Готово" onClose={() => {}} onPause={pause} onResume={resume} />)

  await user.hover(screen.getByText('Готово'))
  expect(pause).toHaveBeenCalledTimes(1)
  await user.unhover(screen.getByText('Готово'))
  expect(resume).toHaveBeenCalledTimes(1)
  await user.tab()

  expect(pause).toHaveBeenCalledTimes(2)
})
