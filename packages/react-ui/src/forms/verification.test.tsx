import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '@vitrina/core'
import { sendVerification, verifyContact } from '@vitrina/core/contracts'
import { afterEach, expect, test, vi } from 'vitest'

import { soon } from '../../../../testing/limits.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Verification } from './verification.tsx'

afterEach(cleanup)

const contact = { kind: 'email', value: 'anna@example.ru' } as const

function open(onVerified: () => void = () => undefined) {
  const opened = renderInShop(
    <Verification title="E-mail" contact={contact} isVerified={false} onVerified={onVerified} />
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
  await (await handle.engine()).service('createVerification')
  await shop.advance(0)

  expect(shop.server.countOf(sendVerification)).toBe(0)
})

const typeCode = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox'), { target: { value } })

test('the last digit of a code sends it, and a right one opens what waited for it', async () => {
  const onVerified = vi.fn<() => void>()
  const { shop } = open(onVerified)
  const sent: unknown[] = []
  shop.server.on(verifyContact, ({ body }) => {
    sent.push(body)
    return { message: 'Подтверждено', verified: true }
  })
  press()

  await typeCode('123')
  await typeCode('1234')

  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledOnce(), soon)
  expect(sent).toEqual([{ ...contact, code: '1234' }])
})

test('a wrong code is told at its field, and opens nothing', async () => {
  const onVerified = vi.fn<() => void>()
  const { shop } = open(onVerified)
  shop.server.on(verifyContact, () => {
    throw new ApiError({ status: 422, message: 'Неверный код, осталось 4 попытки' })
  })
  press()

  await typeCode('0000')

  expect(await screen.findByText('Неверный код, осталось 4 попытки')).toBeDefined()
  expect(onVerified).not.toHaveBeenCalled()
})
