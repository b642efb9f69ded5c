import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { Picture } from './picture.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const photo = { src: '/m/1.webp', alt: 'Рюкзак «Перемена»', width: 600, height: 624 }

test('a picture that did not load leaves a placeholder of its size and name', () => {
  render(<Picture {...photo} />)

  fireEvent.error(screen.getByRole('img'))

  const placeholder = screen.getByRole('img', { name: 'Рюкзак «Перемена»' })
  expect(placeholder.tagName).toBe('svg')
  expect(placeholder.getAttribute('viewBox')).toBe('0 0 600 624')
  expect(placeholder.textContent).toBe('Фото скоро будет')
})

test('a picture that failed before the page came alive is replaced at once', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/m/1.webp')
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)

  render(<Picture {...photo} />)

  expect(screen.getByRole('img').tagName).toBe('svg')
})

test('another file gets its own chance after a failure', () => {
  const { rerender } = render(<Picture {...photo} />)
  fireEvent.error(screen.getByRole('img'))

  rerender(<Picture {...photo} src="/m/2.webp" />)

  expect(screen.getByRole('img').getAttribute('src')).toBe('/m/2.webp')
})

test('only the main picture of a screen is loaded first', () => {
  expect(renderToString(<Picture {...photo} priority />)).toContain('fetchPriority="high"')
  expect(renderToString(<Picture {...photo} />)).toContain('loading="lazy"')
})
