import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { soon } from '../../../../../testing/limits.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HeaderSearch } from './header-search.tsx'

afterEach(cleanup)

/** The field, what stands after it in the order of Tab, and the code of the suggestions still on its way. */
function showSearch() {
  renderInShop(
    <>
      <HeaderSearch action="/search" onOpen={() => undefined} />
      <a href="/cart">Корзина</a>
    </>
  )
  return {
    field: screen.getByRole('searchbox'),
    button: screen.getByRole('button', { name: 'Найти' }),
    next: screen.getByRole('link', { name: 'Корзина' })
  }
}

const suggestionsCame = () => act(() => import('./search-combobox.tsx'))

test.each(['button', 'next'] as const)(
  'suggestions that come late leave the focus where it went meanwhile: %s',
  async place => {
    const shown = showSearch()
    act(() => shown.field.focus())
    act(() => shown[place].focus())

    await suggestionsCame()

    expect(document.activeElement).toBe(shown[place])
  }
)

test('a field left too soon has its suggestions when it is looked for again', async () => {
  const { field, next } = showSearch()
  act(() => field.focus())
  act(() => next.focus())
  await suggestionsCame()

  act(() => screen.getByLabelText('Поиск по магазину').focus())

  expect(await screen.findByRole('combobox', undefined, soon)).toBe(document.activeElement)
})
