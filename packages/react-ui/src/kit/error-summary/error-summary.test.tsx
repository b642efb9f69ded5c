import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const errors = [{ fieldId: 'email', message: 'Введите e-mail' }]

const Form = ({ attempt }: { attempt: number }) => (
  <>
    <ErrorSummary title="Проверьте поля" attempt={attempt} errors={attempt > 0 ? errors : []} />
    <TextField id="email" label="E-mail" />
  </>
)

test('the summary takes the focus after every refused attempt', () => {
  const { rerender } = render(<Form attempt={0} />)

  rerender(<Form attempt={1} />)
  expect(document.activeElement?.textContent).toContain('Проверьте поля')
  screen.getByRole('textbox').focus()
  rerender(<Form attempt={2} />)

  expect(document.activeElement?.textContent).toContain('Введите e-mail')
})

test('its links lead to the fields and keep the address clean', async () => {
  const user = userEvent.setup()
  render(<Form attempt={1} />)

  await user.click(screen.getByRole('link', { name: 'Введите e-mail' }))

  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(location.hash).toBe('')
})
