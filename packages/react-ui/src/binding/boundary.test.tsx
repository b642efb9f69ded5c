import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
import { Boundary } from './boundary.tsx'

afterEach(cleanup)

/** Cannot be drawn while `failure` holds an error. */
function openBoundary() {
  const failure: { error?: Error } = { error: new TypeError('Cannot read properties of null') }
  function Delivery() {
    if (failure.error) throw failure.error
    return <p>Завтра, 290 ₽</p>
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return { failure, Delivery }
}

test('a part that cannot be drawn says so, and the rest of the page stays', () => {
  const { Delivery } = openBoundary()

  renderInShop(
    <>
      <h1>Рюкзак</h1>
      <Boundary>
        <Delivery />
      </Boundary>
    </>
  )

  expect(screen.getByRole('heading').textContent).toBe('Рюкзак')
  expect(screen.getByRole('alert').textContent).toContain('Не удалось показать часть страницы.')
})

test('a part that failed can be tried again', async () => {
  const { failure, Delivery } = openBoundary()
  renderInShop(
    <Boundary>
      <Delivery />
    </Boundary>
  )
  delete failure.error

  await userEvent.click(screen.getByText('Повторить'))

  screen.getByText('Завтра, 290 ₽')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('whoever asked for it hears of the failure', () => {
  const { failure, Delivery } = openBoundary()
  const onFail = vi.fn()

  renderInShop(
    <Boundary fallback={null} onFail={onFail}>
      <Delivery />
    </Boundary>
  )

  expect(onFail).toHaveBeenCalledExactlyOnceWith(failure.error)
  expect(screen.queryByRole('alert')).toBeNull()
})
