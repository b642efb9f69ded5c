import { cleanup, screen } from '@testing-library/react'
import type { Picture } from '@vitrina/core/entities'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ProductPhotos } from './product-photos.tsx'

afterEach(cleanup)

const images: readonly Picture[] = [
  { fileId: 'red', alt: 'Красный' },
  { fileId: 'blue', alt: '' },
  { fileId: 'green', alt: 'Зелёный' }
]

const thumbs = () =>
  screen.queryAllByRole('button').map(button => button.getAttribute('aria-label'))

test('the picture of the chosen colour stands first; one without words of its own is told by its place', () => {
  renderInShop(<ProductPhotos title="Пенал" images={images} first={1} />)

  expect(screen.getByRole('region', { name: 'Фото: Пенал' })).toBeDefined()
  expect(thumbs().slice(0, 3)).toEqual(['Фото 1', 'Зелёный', 'Красный'])
})

test('while only the picture in sight is drawn, the places of the others are there', () => {
  const { container } = renderInShop(<ProductPhotos title="Пенал" images={images} isFirstAlone />)

  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(thumbs().slice(0, 3)).toEqual(['Красный', 'Фото 2', 'Зелёный'])
})
