import { notificationsSubject, unreadCount } from '@vitrina/core/account'
import { createStore } from '@vitrina/core/store'
import { createRandomBytes, createTestShop } from '@vitrina/core/testing'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'

import { ShopProvider, useSubject } from './shop-context.tsx'

function Bell() {
  const unread = useSubject(notificationsSubject, unreadCount)
  return <p>{unread > 0 ? <b>Новое</b> : 'Всё прочитано'}</p>
}

test('a part that is taken over after its subject has changed is the server’s first, then its own', async () => {
  const shop = createTestShop()
  onTestFinished(() => shop.stop())
  const store = createStore({
    initial: { notifications: { unread: 1 } },
    host: { clock: shop.browser.clock, randomBytes: createRandomBytes(7) },
    loadShop: () => Promise.resolve(shop)
  })
  const app = (
    <ShopProvider shop={store}>
      <Bell />
    </ShopProvider>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(app)
  store.send(notificationsSubject, { type: 'unread.heard', unread: 0 })
  const failures: unknown[] = []

  await act(async () => {
    hydrateRoot(place, app, { onRecoverableError: error => failures.push(error) })
  })

  expect(failures).toEqual([])
  expect(place.textContent).toBe('Всё прочитано')
})
