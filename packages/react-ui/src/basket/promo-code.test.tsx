import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { useBasket } from '../binding/shop-context.tsx'
import { createFilledBasket } from '../testing/filled-basket.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { PromoCode } from './promo-code.tsx'

afterEach(cleanup)

const Host = () => <PromoCode basket={useBasket(basket => basket)} />

async function open() {
  const { server, state, basket } = createFilledBasket({ 11: 2 })
  const view = renderInShop(<Host />, { server, state })
  await act(() => view.handle.engine())
  return { basket, ...view }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Промокод')
const button = () => screen.getByRole('button')
const className = () => `${button().textContent}, ${button().dataset.variant}`

test('the button is neutral while the field is empty and green once it is filled', async () => {
  await open()
  expect(className()).toBe('Применить, grey')

  await userEvent.type(field(), 'ЛИНЕЙКА10')

  expect(className()).toBe('Применить, green')
})

test('the button is 98 pixels wide', async () => {
  await open()

  expect(getComputedStyle(button()).width).toBe('98px')
})

test('an applied code stands in the field, and the button offers to cancel it', async () => {
  const { basket } = await open()

  await userEvent.type(field(), 'ЛИНЕЙКА10')
  await userEvent.click(button())

  await waitFor(() => expect(className()).toBe('Отменить, green'))
  expect(field().value).toBe('ЛИНЕЙКА10')

  await userEvent.click(button())

  await waitFor(() => expect(className()).toBe('Применить, grey'))
  expect(basket.read().total.promocodeUsed).toBeNull()
})

test('a refused code is explained under the field and blackens the button until it is edited', async () => {
  await open()

  await userEvent.type(field(), 'ТЕТРАДЬ')
  await userEvent.click(button())

  expect((await screen.findByRole('alert')).textContent).toBe('Промокод не найден')
  expect(className()).toBe('Применить, black')
  expect(field().getAttribute('aria-invalid')).toBe('true')

  await userEvent.type(field(), '1')

  expect(className()).toBe('Применить, green')
  expect(screen.queryByRole('alert')).toBeNull()
})
