import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { replaceBrokenPictures } from './broken-pictures.tsx'

beforeEach(() => {
  document.body.innerHTML =
    '<img src="/m/0.webp" alt="Не из текста">' +
    '<div class="text"><p><img src="/m/1.webp" alt="Цех" width="600" height="400"></p>' +
    '<p><img src="/m/2.webp" alt="Лавка"></p></div>'
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const isPlaceholder = (name: string) => screen.getByRole('img', { name }).tagName === 'svg'
const fail = (name: string) => fireEvent.error(screen.getByRole('img', { name }))

test('a picture of a text that does not load leaves a placeholder of its size and name', async () => {
  replaceBrokenPictures('.text')

  fail('Цех')
  fail('Не из текста')

  await waitFor(() => expect(isPlaceholder('Цех')).toBe(true))
  expect(screen.getByRole('img', { name: 'Цех' }).getAttribute('viewBox')).toBe('0 0 600 400')
  expect(isPlaceholder('Лавка')).toBe(false)
  expect(isPlaceholder('Не из текста')).toBe(false)
})

test('pictures of a text that failed before the script came are replaced at once', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/m/1.webp')
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)

  replaceBrokenPictures('.text')

  await waitFor(() => expect([isPlaceholder('Цех'), isPlaceholder('Лавка')]).toEqual([true, true]))
  expect(isPlaceholder('Не из текста')).toBe(false)
})
