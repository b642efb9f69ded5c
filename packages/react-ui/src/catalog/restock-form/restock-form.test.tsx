import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { requestRestockLetter } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { RestockForm } from './restock-form.tsx'

afterEach(cleanup)

const HREF = '/catalog/shkolnaya-forma/sarafany/detail/linejka?group=11'

function open() {
  const view = renderInShop(<RestockForm groupId={11} href={HREF} />)
  view.shop.server.on(requestRestockLetter, () => ({
    message: 'Напишем на почту, когда товар появится'
  }))
  return view
}

async function ask(address: string) {
  const user = userEvent.setup()
  if (address !== '') await user.type(screen.getByLabelText(/E-mail/), address)
  await user.click(screen.getByRole('button', { name: 'Сообщить о поступлении' }))
}

test('a letter is asked for once, with the chosen group', async () => {
  const { shop } = open()

  await ask('anna@example.ru')

  expect((await screen.findByRole('status')).textContent).toBe(
    'Напишем на почту, когда товар появится'
  )
  expect(shop.server.countOf(requestRestockLetter)).toBe(1)
  expect(shop.server.calls.at(-1)?.body).toEqual({ groupId: 11, email: 'anna@example.ru' })
})

test.each([
  ['', 'Введите e-mail'],
  ['anna', 'Некорректный e-mail'],
  ['admin', 'Некорректный e-mail']
])('«%s» is no address: nothing is sent', async (address, message) => {
  const { shop } = open()

  await ask(address)

  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(shop.server.countOf(requestRestockLetter)).toBe(0)
})

test('the address says what is wrong with it as soon as it has a value or is left', async () => {
  const user = userEvent.setup()
  open()
  const field = screen.getByLabelText(/E-mail/)
  const message = () => document.getElementById(`${field.id}-error`)?.textContent

  await user.click(field)
  await user.tab()
  expect(message()).toBe('Введите e-mail')
  await user.type(field, 'anna')

  expect(message()).toBe('Некорректный e-mail')
})

test('an attempt with a wrong address leads back to it', async () => {
  open()

  await ask('anna')

  expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/))
})

test('a refusal of the shop stands in the form, and the form stays', async () => {
  const { shop } = open()
  shop.server.on(requestRestockLetter, () => {
    throw new ApiError({ status: 429, message: 'Слишком часто. Попробуйте через минуту' })
  })

  await ask('anna@example.ru')

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Слишком часто. Попробуйте через минуту'
  )
  expect(screen.getByRole('button', { name: 'Сообщить о поступлении' })).toBeDefined()
})

test('who leaves an address is told what for, with the way to the policy', () => {
  const { container } = open()

  expect(container.querySelector('form')?.textContent).toContain(
    'Нажимая кнопку, вы соглашаетесь на обработку персональных данных'
  )
  const policy = screen.getByRole('link', { name: /^обработку персональных данных/ })
  expect(policy.getAttribute('href')).toBe('/policy')
})

test('without script the form leads back to the same choice and to its answer', () => {
  const { container } = open()
  const form = container.querySelector('form')

  expect(form?.getAttribute('action')).toBe('/restock')
  expect(form?.method).toBe('post')
  expect(new FormData(form ?? undefined).get('back')).toBe(`${HREF}&restock=sent#restock`)
})
