import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { whenTouched } from './first-touch.ts'

const empty = { firstElementChild: null }
const drawn = { firstElementChild: {} as Element }
let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => vi.unstubAllGlobals())

test('what the server drew waits until the visitor does something', () => {
  const come = vi.fn()
  whenTouched(drawn, come)
  expect(come).not.toHaveBeenCalled()

  page.dispatchEvent(new Event('pointermove'))
  page.dispatchEvent(new Event('pointermove'))

  expect(come).toHaveBeenCalledTimes(1)
})

test('an empty place waits for nothing', () => {
  const come = vi.fn()

  whenTouched(empty, come)

  expect(come).toHaveBeenCalledTimes(1)
})

test('a page that is left waits no longer', () => {
  const come = vi.fn()
  const stop = whenTouched(drawn, come)

  stop()
  page.dispatchEvent(new Event('pointerdown'))

  expect(come).not.toHaveBeenCalled()
})
