import { createBrowserPlatform } from '@vitrina/core/browser'
import { expect, onTestFinished, test, vi } from 'vitest'

test('no drawing context is made to name the device before somebody asks for it', () => {
  const createElement = vi.fn(() => ({ getContext: () => null }))
  vi.stubGlobal('document', { createElement })
  vi.stubGlobal('navigator', { userAgent: 'Browser/1 (System)' })
  vi.stubGlobal('screen', { width: 390, height: 844, colorDepth: 24 })
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { device } = createBrowserPlatform({})
  expect(createElement).not.toHaveBeenCalled()

  expect([device.renderer, device.renderer]).toEqual(['', ''])

  expect(createElement).toHaveBeenCalledTimes(1)
})
