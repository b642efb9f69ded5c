import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Pagination } from './pagination.tsx'

afterEach(cleanup)

const linksAt = (shown: number) =>
  [1, 2, 3].map(page => ({
    ...{ page, href: page === 1 ? '/c' : `/c?page=${page}` },
    isChosen: page === shown
  }))

test('the first page has no way back, and the current one is told apart', () => {
  render(<Pagination links={linksAt(1)} next="/c?page=2" />)

  expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1')
  const next = screen.getByRole('link', { name: 'Следующая страница' })
  expect(next.getAttribute('href')).toBe('/c?page=2')
})

test('every link to another page asks for a smooth way to the top', () => {
  render(<Pagination links={linksAt(2)} previous="/c" next="/c?page=3" />)

  const all = screen.getAllByRole('link')
  expect(all).toHaveLength(5)
  expect(all.every(link => link.closest('[data-smooth]') !== null)).toBe(true)
})
