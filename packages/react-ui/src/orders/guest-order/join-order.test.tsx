import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@vitrina/core'
import { joinGuestOrder } from '@vitrina/core/contracts'
import type { OpenStep } from '@vitrina/core/orders'
import { demoOrder } from '@vitrina/core/testing'
import { afterEach, expect, test, vi } from 'vitest'

import { soon } from '../../../../../testing/limits.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { JoinOrder } from './join-order.tsx'

afterEach(cleanup)

const STEP: OpenStep = { kind: 'open', key: 'o-1.1.sign' }
const ADD = { name: 'Добавить к аккаунту' }

function asked({ step = STEP, isOfGuest = true, scenario = 'member' as 'member' | 'guest' } = {}) {
  const onJoined = vi.fn<(path: string) => void>()
  const { shop } = renderInShop(
    <JoinOrder order={{ isOfGuest }} step={step} onJoined={onJoined} />,
    {
      scenario
    }
  )
  return { shop, onJoined }
}

test('a member is asked about a guest’s order and takes it into his account', async () => {
  const { shop, onJoined } = asked()
  shop.server.on(joinGuestOrder, () => demoOrder('o-1', 900))

  expect(screen.getByText('Заказ оформлен без входа. Добавить его к аккаунту?')).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', ADD))

  await vi.waitFor(
    () => expect(onJoined.mock.calls).toEqual([['/user/profile/order/detail/o-1']]),
    soon
  )
})

test('a member who says no is led to the same order without the question', () => {
  asked()
  const no = screen.getByRole('link', { name: 'Не добавлять' }).getAttribute('href')
  expect(no).toBe('/order?key=o-1.1.sign&join=no')
  cleanup()

  asked({ step: { ...STEP, join: 'no' } })
  expect(screen.queryByRole('button', ADD)).toBeNull()
})

test('neither a guest is asked, nor a member about an order of an account', () => {
  asked({ scenario: 'guest' })
  asked({ isOfGuest: false })

  expect(screen.queryByRole('button', ADD)).toBeNull()
})

test('an order that another account took first is told of in place', async () => {
  const { shop, onJoined } = asked()
  shop.server.on(joinGuestOrder, () => {
    throw new ApiError({ status: 404, message: 'Заказ не найден' })
  })

  await userEvent.setup().click(screen.getByRole('button', ADD))

  expect(await screen.findByText('Заказ не найден')).toBeDefined()
  expect(onJoined).not.toHaveBeenCalled()
})
