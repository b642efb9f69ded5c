import { expect, test } from 'vitest'

import { createRandomBytes } from '../testing/random.ts'
import { deviceId, newDeviceId, storedDeviceId } from './device-id.ts'
import { createMemoryBrowser } from './memory.ts'

const device = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  osVersion: 'Linux 6',
  browser: 'Chrome 156',
  renderer: 'SwiftShader',
  cpuCount: 2,
  screen: '1360x768'
}

const openTab = () =>
  createMemoryBrowser().open({
    fetch: () => Promise.reject(new TypeError('No network in this test')),
    randomBytes: createRandomBytes(1)
  })

test('joins four hashes by dots, the same for the same device', () => {
  const id = deviceId(device)

  expect(id).toMatch(/^([0-9a-f]{8}\.){3}[0-9a-f]{8}$/)
  expect(deviceId({ ...device })).toBe(id)
})

test.each([
  ['osVersion', 'Linux 7', 0],
  ['browser', 'Chrome 157', 1],
  ['userAgent', 'Mozilla/5.0', 2],
  ['renderer', 'NVIDIA', 3],
  ['cpuCount', 4, 3],
  ['screen', '390x844', 3]
] as const)('changes one hash with %s', (part, value, index) => {
  const before = deviceId(device).split('.')
  const after = deviceId({ ...device, [part]: value }).split('.')

  expect(after.map((hash, place) => hash !== before[place])).toEqual(
    [0, 1, 2, 3].map(place => place === index)
  )
})

test('stays the same for its tokens when another screen is plugged in', () => {
  const tab = openTab()
  const atSignIn = newDeviceId(tab)

  const later = storedDeviceId({ ...tab, device: { ...tab.device, screen: '2560x1440' } })

  expect(later).toBe(atSignIn)
})

test('is computed where none was kept', () => {
  const tab = openTab()

  expect(storedDeviceId(tab)).toBe(deviceId(tab.device))
})
