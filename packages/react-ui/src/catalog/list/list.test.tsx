import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Failure, toFailure } from '@vitrina/core'
import { pagesView } from '@vitrina/core/values'
import { afterEach, expect, test, vi } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { List, ReadList } from './list.tsx'

afterEach(cleanup)

const full = {
  cards: ['Рюкзак', 'Пенал'],
  empty: undefined,
  pages: pagesView('/favorites', { page: 1, pages: 2 })
}
const words = { title: 'Список не загрузился', text: 'Попробуйте ещё раз.' }
const draw = (cards: readonly string[]) => cards.map(card => <p key={card}>{card}</p>)

test('a list has its cards and the way to its other pages', () => {
  renderInShop(<List list={full}>{draw}</List>)

  screen.getByText('Пенал')
  expect(screen.getByRole('link', { name: 'Страница 2' }).getAttribute('href')).toBe(
    '/favorites?page=2'
  )
})

test('a list without cards says what it means and leads on', () => {
  const empty = { title: 'Пусто', text: '', action: { title: 'В каталог', href: '/catalog' } }

  renderInShop(<List list={{ cards: [], empty, pages: undefined }}>{draw}</List>)

  screen.getByRole('heading', { name: 'Пусто' })
  screen.getByRole('link', { name: 'В каталог' })
})

test('a list that is read is awaited, and one that failed can be tried again', async () => {
  const onRetry = vi.fn()
  const read = (failure?: Failure) => (
    <ReadList
      reading={{ value: undefined, failure }}
      awaited="Загружаем…"
      failed={words}
      onRetry={onRetry}
    >
      {draw}
    </ReadList>
  )
  const { rerender } = renderInShop(read())
  screen.getByText('Загружаем…')

  rerender(read(toFailure(new TypeError('No network in this test'))))
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))

  screen.getByRole('heading', { name: 'Список не загрузился' })
  expect(onRetry).toHaveBeenCalledOnce()
})
