import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

const show = () =>
  render(
    <Tooltip text="Цены в рублях">
      {id => (
        <button type="button" aria-label="₽" aria-describedby={id}>
          ₽
        </button>
      )}
    </Tooltip>
  )

test('its words describe the control and leave the name as it is', () => {
  show()

  const control = screen.getByRole('button', { name: '₽', description: 'Цены в рублях' })
  expect(control.textContent).toBe('₽')
})

test('Escape puts the words away until the control is pointed at or focused again', async () => {
  const user = userEvent.setup()
  const { container } = show()
  const isAway = () => container.querySelector('[data-away]') !== null
  await user.hover(screen.getByRole('button'))
  expect(isAway()).toBe(false)

  await user.keyboard('{Escape}')
  expect(isAway()).toBe(true)

  await user.tab()
  expect(isAway()).toBe(false)
})
