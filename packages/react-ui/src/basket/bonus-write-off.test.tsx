import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { updateBasket } from '@vitrina/core/contracts'
import { demoTotal } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { createFilledBasket } from '../testing/filled-basket.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { BonusWriteOff } from './basket-screen.tsx'

afterEach(cleanup)

test('no more bonuses are offered than the share of the shop, and why is told', async () => {
  const total = demoTotal({
    availableBonuses: [{ accountType: 'user', value: 1284 }],
    factualLimitPrice: 900,
    bonusesLimit: 450,
    price: 900
  })
  const { basket, server, state } = createFilledBasket({ 11: 2 })
  const asked: unknown[] = []
  server.on(updateBasket, ({ body }) => {
    asked.push(body)
    return basket.read()
  })
  const { shop, handle } = renderInShop(
    <BonusWriteOff total={total} isStale={false} client={{ writeOffPercent: 50 }} />,
    { server, state }
  )
  await act(() => handle.engine())

  expect(screen.getByText(/до 450 Б: бонусами оплачивается не больше 50 %/)).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: /Списать бонусы/ }))

  await shop.advance(1000)
  await waitFor(() => expect(asked).toMatchObject([{ bonuses: 450 }]))
})
