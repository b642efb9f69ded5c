import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormWithFiles } from '@vitrina/core/forms'
import { afterEach, expect, test } from 'vitest'
import { DeviceCards } from '../account/device-cards/device-cards.tsx'
import { PasswordResetForm } from '../account/password-reset-form/password-reset-form.tsx'
import { SignOut } from '../account/sign-out/sign-out.tsx'
import { Attachments } from '../forms/attachments.tsx'
import { renderInShop } from '../testing/render-in-shop.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const click = (name: RegExp) => user.click(screen.getByRole('button', { name }))
const device = { id: '2', title: 'Chrome', used: 'Сегодня', signedIn: 'Вчера', isCurrent: false }
const files: FormWithFiles = {
  get: () => ({ facts: { files: [] } }),
  subscribe: () => () => undefined,
  send: () => undefined
}

test.each([
  [
    'a form',
    <PasswordResetForm onSent={() => undefined} />,
    async () => {
      await user.type(screen.getByLabelText(/E-mail/), 'anna@example.ru')
      await click(/./)
    }
  ],
  [
    'a button',
    <DeviceCards devices={[device]} onEnded={async () => undefined} />,
    () => click(/Chrome/)
  ],
  ['the way out', <SignOut />, () => click(/Выйти/)],
  [
    'a chosen file',
    <Attachments label="Файл" form={files} targetCode="refund" max={3} />,
    () =>
      user.upload(
        screen.getByLabelText('Файл'),
        new File(['%PDF'], 'акт.pdf', { type: 'application/pdf' })
      )
  ]
])('%s says in the shop’s words that its code did not come', async (_, part, act) => {
  renderInShop(part, { isAway: true })

  await act()

  expect((await screen.findByRole('alert')).textContent).toContain('Произошла ошибка сервера')
})
