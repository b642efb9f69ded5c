import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Marked } from './marked.tsx'

afterEach(cleanup)

test('what was typed is marked in every suggestion, whatever its case', () => {
  const { container } = render(<Marked text="Мамина машина" match=" МА" />)

  expect(container.innerHTML).toBe('<mark>Ма</mark>мина <mark>ма</mark>шина')
})
