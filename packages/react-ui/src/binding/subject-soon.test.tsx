import { cleanup, render, screen } from '@testing-library/react'
import { notificationsSubject, unreadCount } from '@vitrina/core/account'
import { createStore } from '@vitrina/core/store'
import { createRandomBytes, createTestShop } from '@vitrina/core/testing'
import { act } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'

import { ShopProvider, useSubject, useSubjectSoon } from './shop-context.tsx'

afterEach(cleanup)

const Here = () => (
  <output aria-label="Здесь">{useSubject(notificationsSubject, unreadCount)}</output>
)
const Beside = () => (
  <output aria-label="Рядом">{useSubjectSoon(notificationsSubject, unreadCount)}</output>
)
const shown = (name: string) => screen.getByRole('status', { name }).textContent

test('what stands beside a change shows it once the change itself is on the screen', async () => {
  const shop = createTestShop()
  onTestFinished(() => shop.stop())
  const paints: (() => void)[] = []
  const store = createStore({
    initial: {},
    host: {
      clock: shop.browser.clock,
      randomBytes: createRandomBytes(7),
      painted: () => new Promise(done => paints.push(done))
    },
    loadShop: () => Promise.resolve(shop)
  })
  render(
    <ShopProvider shop={store}>
      <Here />
      <Beside />
    </ShopProvider>
  )

  await act(async () => store.send(notificationsSubject, { type: 'unread.heard', unread: 3 }))
  expect([shown('Здесь'), shown('Рядом')]).toEqual(['3', '0'])
  await act(async () => {
    for (const paint of paints) paint()
  })

  expect([shown('Здесь'), shown('Рядом')]).toEqual(['3', '3'])
})
