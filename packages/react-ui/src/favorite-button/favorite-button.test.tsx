import { cleanup, fireEvent, screen } from '@testing-library/react'
import { favoriteIds, favoritesSubject } from '@vitrina/core/favorites'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
import { FavoriteButton } from './favorite-button.tsx'

afterEach(cleanup)

const product = { id: 7, title: 'Рюкзак «Космос»' }
const heart = () => screen.getByRole('button', { name: 'В избранное: Рюкзак «Космос»' })

test('a press puts the product in, the next one takes it out', () => {
  const { handle } = renderInShop(<FavoriteButton product={product} />)
  expect(heart().getAttribute('aria-pressed')).toBe('false')

  fireEvent.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('true')
  expect(favoriteIds(handle.get(favoritesSubject))).toEqual([7])

  fireEvent.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('false')
})

test('without script it is a form that says what the product shall be', () => {
  const { container } = renderInShop(<FavoriteButton product={product} />)
  const fields = () => {
    const form = container.querySelector('form')
    return form && [form.method, form.getAttribute('action'), ...new FormData(form).values()]
  }
  expect(fields()).toEqual(['post', '/favorites', '7', 'true'])

  fireEvent.click(heart())

  expect(fields()).toEqual(['post', '/favorites', '7', 'false'])
})
