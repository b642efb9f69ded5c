import { expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { getInit } from '../src/contracts/init.ts'
import { refreshSession } from '../src/contracts/users.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createFakeServer } from '../src/testing/fake-server.ts'
import { createTestShop } from '../src/testing/test-shop.ts'

test('five tabs with a dead token refresh once among them, round after round', async () => {
  const server = createFakeServer()
  const browser = createMemoryBrowser()
  const tabs = [1, 2, 3, 4, 5].map(seed => createTestShop({ server, browser, seed }))
  const [first] = tabs
  first?.session.send({
    type: 'signin.submit',
    form: { username: 'maria@example.com', password: 'пенал2026' }
  })
  await first?.advance(1000)

  for (let round = 1; round <= runsOf('rounds of five tabs'); round += 1) {
    server.accounts.expireAccess()
    const calls = tabs.flatMap(tab => Array.from({ length: 20 }, () => tab.api(getInit, {})))
    const settled = Promise.allSettled(calls)
    await first?.advance(1000)

    expect((await settled).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(server.countOf(refreshSession)).toBe(round)
  }
  for (const tab of tabs) expect(tab.session.actor.getSnapshot().matches('member')).toBe(true)
})
