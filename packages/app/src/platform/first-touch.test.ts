import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { onFirstTouch } from './first-touch.ts'

let page = new EventTarget()
const inside = new EventTarget()
const contains = (target: unknown) => target === inside
const empty = { firstElementChild: null, contains }
const drawn = { firstElementChild: {} as Element, contains }

beforeEach(() => {
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('Node', EventTarget)
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As it comes to the window from one of its elements. */
function happen(type: string, target: EventTarget) {
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }))
}

test('what the server drew waits until the visitor does something', async () => {
  const come = vi.fn()
  onFirstTouch(drawn, come)
  expect(come).not.toHaveBeenCalled()

  happen('pointermove', page)
  happen('pointermove', page)
  await vi.runAllTimersAsync()

  expect(come).toHaveBeenCalledTimes(1)
})

test('what is pressed itself comes with the next frame, what stands beside it when the visitor pauses', async () => {
  const pressed = vi.fn()
  const beside = vi.fn()
  onFirstTouch(drawn, pressed)
  onFirstTouch({ ...drawn, contains: () => false }, beside)

  happen('pointerdown', inside)
  expect(pressed).not.toHaveBeenCalled()
  // Of a page that is hidden nothing is painted: it does not wait.
  await Promise.resolve()
  await Promise.resolve()

  expect(pressed).toHaveBeenCalledTimes(1)
  expect(beside).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(beside).toHaveBeenCalledTimes(1)
})

test('what is there only after the first press comes when the visitor pauses', async () => {
  const come = vi.fn()
  vi.stubGlobal('window', { __early: { wasUsed: true } })
  onFirstTouch(drawn, come)
  expect(come).not.toHaveBeenCalled()

  await vi.runAllTimersAsync()

  expect(come).toHaveBeenCalledTimes(1)
})

test('an empty place waits for nothing', () => {
  const come = vi.fn()

  onFirstTouch(empty, come)

  expect(come).toHaveBeenCalledTimes(1)
})

test('a page that is left waits no longer', () => {
  const come = vi.fn()
  const stop = onFirstTouch(drawn, come)

  stop()
  page.dispatchEvent(new Event('pointerdown'))

  expect(come).not.toHaveBeenCalled()
})
