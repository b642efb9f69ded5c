import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { sendVerification } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../testing/render-in-shop.tsx'
import { Verification } from './verification.tsx'

afterEach(cleanup)

const contact = { kind: 'email', value: 'anna@example.ru' } as const

function open() {
  const opened = renderInShop(
    <Verification
      title="E-mail"
      contact={contact}
      isVerified={false}
      onVerified={() => undefined}
    />
  )
  opened.shop.server.on(sendVerification, () => ({
    ...{ message: 'Код отправлен', length: 4, expiresInSeconds: 600, resendInSeconds: 60 }
  }))
  return opened
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))

test('pressed again while its code comes, it sends one code', async () => {
  const { shop } = open()

  press()
  press()
  await screen.findByRole('textbox')
  await act(() => shop.advance(0))

  expect(shop.server.countOf(sendVerification)).toBe(1)
})

test('who has left the screen meanwhile is sent no code', async () => {
  const { shop, handle, unmount } = open()

  press()
  unmount()
  await (await handle.engine()).part('createVerification')
  await shop.advance(0)

  expect(shop.server.countOf(sendVerification)).toBe(0)
})
