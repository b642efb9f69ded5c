import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { compareSubject } from '@vitrina/core/compare'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
import { CompareButton } from './compare-button.tsx'

afterEach(cleanup)

test('a press puts the product in, the next one takes it out', async () => {
  const { handle } = renderInShop(<CompareButton product={{ id: 7, title: 'Рюкзак «Космос»' }} />)
  handle.send(compareSubject, { type: 'list.heard', ids: [] })
  const scales = screen.getByRole('button', { name: 'Сравнить: Рюкзак «Космос»' })
  expect(scales.getAttribute('aria-pressed')).toBe('false')

  fireEvent.click(scales)
  await waitFor(() => expect(scales.getAttribute('aria-pressed')).toBe('true'))
  expect(handle.get(compareSubject).ids).toEqual([7])

  fireEvent.click(scales)
  await waitFor(() => expect(scales.getAttribute('aria-pressed')).toBe('false'))
})
