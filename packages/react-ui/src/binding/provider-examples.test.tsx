import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test, vi } from 'vitest'

import { SignUpPage } from '../../kit/uses/field-rules.tsx'
import { Photo } from '../../kit/uses/media-context.tsx'
import { Page } from '../../kit/uses/shop-context.tsx'
import { Front } from '../../kit/uses/shop-front.tsx'
import { demoConfiguration, renderInShop } from '../testing/render-in-shop.tsx'

afterEach(cleanup)

const user = userEvent.setup()

test('the example of a shop’s provider counts and empties the basket', async () => {
  const { handle } = renderInShop(undefined)
  const { basket } = await handle.engine()
  basket.send({ type: 'line.set', key: 201, count: 2 })
  render(<Page shop={handle} />)

  await user.click(screen.getByRole('button', { name: 'Очистить корзину: 2' }))
  expect(screen.getByRole('button', { name: 'Очистить корзину: 0' })).toBeDefined()
})

test('the example of a front shows its pages by what the server has read', () => {
  const site = { configuration: demoConfiguration, currencies: [], categories: [] }
  const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }
  render(
    <Front initial={{ site }} router={router}>
      <p>Каталог</p>
    </Front>
  )

  expect(screen.getByText('Каталог')).toBeDefined()
})

test('the example of media fetches pictures from another address', () => {
  render(<Photo picture={fixtures.picture({ fileId: 'f-1', alt: 'Рюкзак' })} />)

  expect(screen.getByRole('img', { name: 'Рюкзак' }).getAttribute('src')).toMatch(
    /^https:\/\/media\.shop\.example\/.*f-1\.webp/
  )
})

test('the example of rules for fields has phones as long as each country has them', async () => {
  renderInShop(<SignUpPage onUnconfirmed={() => undefined} />)
  const phone = screen.getByRole('textbox', { name: /телефон/i })

  await user.type(phone, '912')
  await user.tab()
  expect(phone.getAttribute('aria-invalid')).toBe('true')
})
