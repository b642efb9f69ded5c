import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { PagePayload } from '../routing/page-payload.ts'
import { followFailures } from './on-failure.ts'
import type { Shown } from './show-failure.ts'

let window_: EventTarget

beforeEach(() => {
  window_ = new EventTarget()
  vi.stubGlobal('addEventListener', window_.addEventListener.bind(window_))
  vi.stubGlobal('location', { origin: 'http://shop.test' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a shop does with an error of the program that nobody has dealt with. */
async function failing(replace: (payload: PagePayload) => Promise<void>) {
  const done = follow(replace)
  fail('error', new TypeError('Cannot read properties of undefined'))
  await expect.poll(() => done).not.toEqual([])
  await new Promise(resolve => setTimeout(resolve))
  return done
}

function follow(replace: (payload: PagePayload) => Promise<void>): readonly string[] {
  const done: string[] = []
  const payload = { url: '/cart' }
  const getState = () => ({ current: { payload } }) as ReturnType<Shown['getState']>
  const showing = async (page: PagePayload) => {
    done.push(`shows ${page.url}`)
    await replace(page)
  }
  followFailures({ getState, replace: showing }, () => void done.push('heals'))
  return done
}

function fail(type: 'error' | 'unhandledrejection', error: unknown) {
  window_.dispatchEvent(Object.assign(new Event(type), { error, reason: error }))
}

/** An error of a browser extension, which shares the window with the shop. */
const foreign = () => {
  const error = new TypeError('Cannot read properties of null')
  error.stack = `TypeError: ${error.message}\n    at fill (chrome-extension://abc/content.js:1:1)`
  return error
}

test('an error that nobody has dealt with ends on the error screen', async () => {
  expect(await failing(async () => {})).toEqual(['shows /cart'])
})

test('where the code of the error screen is gone, one load of the page heals it', async () => {
  const gone = async () => {
    throw new TypeError('Importing a module script failed.')
  }

  expect(await failing(gone)).toEqual(['shows /cart', 'heals'])
})

test.each(['error', 'unhandledrejection'] as const)(
  'of the %s events only those of the shop’s own code take the page away',
  async type => {
    const done = follow(async () => {})

    fail(type, foreign())
    await import('./show-failure.ts')
    await new Promise(resolve => setTimeout(resolve))
    expect(done).toEqual([])
    fail(type, new TypeError('x is undefined'))

    await expect.poll(() => done).toEqual(['shows /cart'])
  }
)
