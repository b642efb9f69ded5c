import { cleanup, screen } from '@testing-library/react'
import { demoTotal } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { createFilledBasket } from '../testing/filled-basket.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { BasketSummary } from './basket-screen.tsx'

afterEach(cleanup)

test('a member’s bonuses and the order by a call stand in the first frame: nothing moves later', () => {
  const { server, state } = createFilledBasket({ 11: 2 })
  const total = demoTotal({
    ...{ availableBonuses: [{ accountType: 'user', value: 420 }], count: 2, price: 900 },
    ...{ factualLimitPrice: 900, calculationalLimitPrice: 900, bonusesLimit: 450 }
  })
  const basket = { ...state.basket, total }

  renderInShop(<BasketSummary basket={basket} bonuses={{ writeOffPercent: 50 }} />, {
    server,
    scenario: 'member',
    state: { basket },
    configuration: { needToUseBonuses: true }
  })

  expect(screen.getByRole('switch', { name: /Списать бонусы/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /Оформить по звонку/ })).toBeDefined()
})
