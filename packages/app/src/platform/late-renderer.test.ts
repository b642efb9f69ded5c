// @vitest-environment jsdom
import { createBrowserPlatform } from '@vitrina/core/browser'
import { expect, onTestFinished, test, vi } from 'vitest'

test('no drawing context is made to name the device before somebody asks for it', () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  onTestFinished(() => getContext.mockRestore())
  const { device } = createBrowserPlatform({})
  expect(getContext).not.toHaveBeenCalled()

  expect([device.renderer, device.renderer]).toEqual(['', ''])

  expect(getContext).toHaveBeenCalledTimes(1)
})
