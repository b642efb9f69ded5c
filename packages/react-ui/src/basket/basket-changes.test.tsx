import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFilledBasket } from '../testing/filled-basket.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { BasketScreen } from './basket-screen.tsx'

afterEach(cleanup)

/** A basket page, behind whose back the basket on the server becomes `counts`. */
async function open(known: Record<number, number>, counts: Record<number, number>) {
  const { server, state, page, basket } = createFilledBasket(known)
  const view = renderInShop(<BasketScreen basket={page} />, { server, state })
  await act(() => view.handle.engine())
  await view.shop.advance(1000)
  for (const [groupId, count] of Object.entries(counts)) {
    basket.put([{ id: '', groupId: Number(groupId), count }])
  }
  await act(async () => {
    view.shop.basket.send({ type: 'basket.reload' })
    await view.shop.advance(1000)
  })
  return { basket, ...view }
}

const list = () => screen.findByRole('region', { name: 'Что изменилось' })

test('a line that another window took out comes back by the keyboard, and the focus stays in the list', async () => {
  const { shop } = await open({ 11: 3, 12: 1 }, { 11: 0, 12: 4 })
  const back = within(await list()).getByRole('button', { name: 'Вернуть: Тетрадь № 11' })

  back.focus()
  await userEvent.keyboard('{Enter}')
  await act(() => shop.advance(1000))

  expect(shop.getState().basket.counts).toEqual({ 11: 3, 12: 4 })
  expect(document.activeElement).toBe(await list())
  expect(screen.queryByRole('button', { name: /Вернуть: Тетрадь № 11/ })).toBeNull()
})

test('«Понятно» closes the list, and it was told aloud', async () => {
  await open({ 11: 3, 12: 1 }, { 11: 0 })
  expect(screen.getByText('Корзина изменилась без вас, изменений: 1').role).toBe('status')

  await userEvent.click(within(await list()).getByRole('button', { name: 'Понятно' }))

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Что изменилось' })).toBeNull())
})

test('a basket emptied elsewhere says so, and can be filled again', async () => {
  await open({ 11: 3 }, { 11: 0 })

  expect(screen.getByRole('heading', { name: 'В пенале пока ничего нет' })).toBeDefined()
  expect(within(await list()).getByRole('button', { name: /^Вернуть/ })).toBeDefined()
})
