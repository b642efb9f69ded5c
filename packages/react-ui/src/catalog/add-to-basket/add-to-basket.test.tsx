import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'

import { createFilledBasket } from '../../testing/filled-basket.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { AddToBasket } from './add-to-basket.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const add = () => screen.getByRole('button', { name: /корзину/i })

async function open() {
  const { server, state } = createFilledBasket({ 12: 1 })
  const { handle } = renderInShop(<AddToBasket groupId={11} max={5} title="Рюкзак" />, {
    ...{ server, state }
  })
  await act(() => handle.engine())
}

const counter = () => screen.queryByRole('group')

test('the counter that stands ready under a pointer is nobody’s before the press', async () => {
  await open()

  await user.hover(add())
  expect(screen.getByRole('group', { hidden: true })).toBeDefined()
  expect(counter()).toBeNull()

  await user.click(add())
  expect(counter()).not.toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1')
})

test('the focus goes to the counter with a purchase, and back when the last piece is taken out', async () => {
  await open()

  await user.click(add())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Больше'))

  await user.unhover(screen.getByRole('group'))
  await user.click(screen.getByRole('button', { name: 'Меньше' }))
  await waitFor(() => expect(document.activeElement).toBe(add()))
})
