import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SeenPicture } from './seen-picture.tsx'

interface Watching {
  readonly options: IntersectionObserverInit
  /** Tells which share of the place is within the margin now. */
  readonly see: (share: number) => void
}

let watching: Watching | undefined

beforeEach(() => {
  class Observer {
    constructor(
      notify: (entries: readonly { readonly intersectionRatio: number }[]) => void,
      options: object
    ) {
      watching = { options, see: share => act(() => notify([{ intersectionRatio: share }])) }
    }
    observe() {}
    disconnect() {
      watching = undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const thumb = <SeenPicture src="/m/1.webp" alt="" width={56} height={56} fit="cover" />

test('a picture that script draws is fetched once a tenth of it is within 10 px of the screen', () => {
  const { container } = render(thumb)
  expect(watching?.options).toEqual({ rootMargin: '10px', threshold: 0.1 })
  watching?.see(0.05)
  expect(container.querySelector('img')).toBeNull()

  watching?.see(0.1)

  expect(container.querySelector('img')?.getAttribute('src')).toBe('/m/1.webp')
  expect(watching).toBeUndefined()
})

test('one that does not load then leaves its placeholder', () => {
  const { container } = render(thumb)
  watching?.see(1)

  fireEvent.error(container.querySelector('img') ?? container)

  expect(container.querySelector('svg[data-failed]')?.getAttribute('viewBox')).toBe('0 0 56 56')
})
