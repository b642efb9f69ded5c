import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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
