import { expect, test } from 'vitest'

import { createRandomBytes } from '../testing/random.ts'
import { deviceId } from './device-id.ts'
import { createMemoryBrowser, type MemoryBrowser, type MemoryPlatform } from './memory.ts'
import { claimTabSession, tabSessionId } from './tab-session.ts'

const openTab = (browser: MemoryBrowser, seed: number): MemoryPlatform =>
  browser.open({
    fetch: () => Promise.reject(new TypeError('No network in this test')),
    randomBytes: createRandomBytes(seed)
  })

test('names the device and the tab, the same as long as the tab lives', () => {
  const browser = createMemoryBrowser()
  const [tab, other] = [openTab(browser, 1), openTab(browser, 2)]

  const id = tabSessionId(tab)

  expect(id).toMatch(/^(?:[0-9a-f]{8}\.){4}[\w-]{22}$/)
  expect(id.startsWith(deviceId(tab.device))).toBe(true)
  expect(tabSessionId(tab)).toBe(id)
  expect(tabSessionId(other)).not.toBe(id)
})

test('is made anew where the tab is restored on another device', () => {
  const tab = openTab(createMemoryBrowser(), 1)
  const id = tabSessionId(tab)
  const restored = { ...tab, device: { ...tab.device, renderer: 'NVIDIA' } }

  expect(tabSessionId(restored)).not.toBe(id)
  expect(tabSessionId(restored).startsWith(deviceId(restored.device))).toBe(true)
})

test('a duplicated tab gets an id of its own, its original keeps the old one', () => {
  const browser = createMemoryBrowser()
  const [original, duplicate] = [openTab(browser, 1), openTab(browser, 2)]
  const id = tabSessionId(original)
  claimTabSession(original)
  duplicate.tabStorage.set('session_id', id)

  claimTabSession(duplicate)

  expect(tabSessionId(original)).toBe(id)
  expect(tabSessionId(duplicate)).not.toBe(id)
})

test('other tabs, a reload and messages of other kinds change nothing', () => {
  const browser = createMemoryBrowser()
  const [tab, other] = [openTab(browser, 1), openTab(browser, 2)]
  const [id, otherId] = [tabSessionId(tab), tabSessionId(other)]
  const stop = claimTabSession(tab)
  claimTabSession(other)
  stop()

  claimTabSession(tab)
  for (const message of [
    'tab.taken',
    null,
    { type: 'tab.taken' },
    { type: 'tab.taken', id: 'x' }
  ]) {
    other.tabs.send(message)
  }

  expect([tabSessionId(tab), tabSessionId(other)]).toEqual([id, otherId])
})
