import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function About() {
  const [current, setCurrent] = useState('text')
  const tabs = [
    { id: 'text', title: 'Описание' },
    { id: 'reviews', title: 'Отзывы', count: 214 }
  ]
  return <Tabs label="О товаре" tabs={tabs} current={current} onSelect={setCurrent} />
}

test('arrows choose the next tab and go round', async () => {
  const user = userEvent.setup()
  render(<About />)
  await user.tab()

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Отзывы214')
  expect(document.activeElement?.textContent).toBe('Отзывы214')
  await user.keyboard('{ArrowRight}')

  expect(document.activeElement?.textContent).toBe('Описание')
})
