import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { modalsSubject, topModal } from '@vitrina/core/store'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
import { Modal } from './modal.tsx'

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const closed: string[] = []

function Opener({ name, inside }: { readonly name: string; readonly inside?: string }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    closed.push(name)
    setAsked(false)
  }
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>{`Открыть ${name}`}</button>
      {isAsked && (
        <Modal name={name} title={name} onClose={close}>
          {inside && <Opener name={inside} />}
        </Modal>
      )}
    </>
  )
}

/** Two windows, one opened from the other. */
async function openTwo() {
  closed.length = 0
  const user = userEvent.setup()
  const opened = renderInShop(<Opener name="sizes" inside="one-click" />)
  await user.click(screen.getByRole('button', { name: 'Открыть sizes' }))
  await user.click(screen.getByRole('button', { name: 'Открыть one-click' }))
  return { ...opened, user, shown: () => screen.queryAllByRole('dialog').length }
}

const onTop = () => within(screen.getByRole('dialog', { name: 'one-click' }))

const keys = (open: readonly { readonly key: string }[]) => open.map(({ key }) => key)

test('every window is open by its key in the state of the shop, before its code is there', async () => {
  const { handle, shown } = await openTwo()

  expect(keys(handle.get(modalsSubject).open)).toEqual(['sizes', 'one-click'])
  expect(topModal(handle.get(modalsSubject))).toEqual({ key: 'one-click', closesOnOverlay: true })
  expect(shown()).toBe(2)
})

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['Escape', user => user.keyboard('{Escape}')],
  ['the overlay', user => user.click(screen.getByRole('dialog', { name: 'one-click' }))],
  ['its cross', user => user.click(onTop().getByRole('button', { name: 'Закрыть' }))]
])('%s closes the window on top alone', async (_, close) => {
  const { handle, user } = await openTwo()
  onTop().getByRole('button', { name: 'Закрыть' }).focus()

  await close(user)

  await waitFor(() => expect(closed).toEqual(['one-click']))
  expect(keys(handle.get(modalsSubject).open)).toEqual(['sizes'])
})

test('the machine of the shop holds the windows and closes them by key', async () => {
  const { handle, shop, shown } = await openTwo()
  await act(async () => void (await handle.engine()))
  expect(keys(shop.modals.get().open)).toEqual(['sizes', 'one-click'])

  act(() => shop.modals.send({ type: 'modal.close', key: 'one-click' }))
  expect([closed, shown()]).toEqual([['one-click'], 1])
  act(() => shop.modals.send({ type: 'modal.escape' }))

  expect([closed, shown()]).toEqual([['one-click', 'sizes'], 0])
})

test('a window that is drawn no more is not open any more', async () => {
  const { handle, unmount } = await openTwo()

  unmount()

  expect(handle.get(modalsSubject).open).toEqual([])
})
