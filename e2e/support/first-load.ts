import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Locator, Page, Request, Response } from 'playwright-core'
import { expect } from 'vitest'

import { holdLiveLine } from './live-line.ts'

export interface Loaded {
  readonly url: string
  readonly kind: string
  readonly body: Buffer
}

/** Everything a first visit of a page fetches, until nothing moves on the network any more. */
export async function loadFirst(page: Page, path: string): Promise<readonly Loaded[]> {
  const responses: Response[] = []
  await page.addInitScript(holdPlans)
  const listen = (response: Response) => responses.push(response)
  page.on('response', listen)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A busy machine is quiet on the network before the application is even asked for.
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  page.off('response', listen)
  await page.evaluate(() => Reflect.get(globalThis, 'goOn')())
  return Promise.all(
    responses
      .filter(response => response.url().startsWith('http'))
      .map(async response => ({
        url: response.url(),
        kind: response.request().resourceType(),
        body: await response.body()
      }))
  )
}

const TEN_SECONDS = '10'
/** Two looks at the network so far apart that what follows from an answer is asked for. */
const QUIET = { interval: 500 }

/**
 * The scripts that a page fetches by itself until ten seconds are over, nothing held back, and the
 * live line that it opens meanwhile.
 */
export async function loadUntouched(page: Page, path: string): Promise<readonly Loaded[]> {
  const line = await holdLiveLine(page)
  const asked = new Set<Request>()
  const coming = new Set<Request>()
  page.on('request', request => {
    asked.add(request)
    coming.add(request)
  })
  page.on('requestfinished', request => coming.delete(request))
  page.on('requestfailed', request => coming.delete(request))
  await page.clock.install()
  await visit(page, path)
  await page.clock.runFor(TEN_SECONDS)
  await line.opened()
  let known = 0
  await expect
    .poll(() => {
      const isQuiet = coming.size === 0 && asked.size === known
      known = asked.size
      return isQuiet
    }, QUIET)
    .toBe(true)
  const scripts = [...asked].filter(request => request.resourceType() === 'script')
  return Promise.all(
    scripts.map(async request => ({
      url: request.url(),
      kind: 'script',
      body: (await (await request.response())?.body()) ?? Buffer.alloc(0)
    }))
  )
}

export const ofKind = (loaded: readonly Loaded[], ...kinds: readonly string[]) =>
  loaded.filter(({ kind }) => kinds.includes(kind))

/** Sums over texts, each compressed by itself, as they travel. */
export const gzipOf = (loaded: readonly Loaded[]) =>
  sum(loaded.map(({ body }) => gzipSync(body, { level: 9 }).length))

export const brotliOf = (loaded: readonly Loaded[]) =>
  sum(
    loaded.map(
      ({ body }) =>
        brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
          .length
    )
  )

export const bytesOf = (loaded: readonly Loaded[]) => sum(loaded.map(({ body }) => body.length))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The paths of all requests from now on that `matches` picks. */
export function watchRequests(page: Page, matches: (request: Request) => boolean): string[] {
  const seen: string[] = []
  page.on('request', request => {
    if (matches(request)) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

/** The application has taken over: React has drawn its root, and what was done before is replayed. */
export async function hydrated(page: Page): Promise<void> {
  // Not `waitForFunction`, which the page's policy refuses.
  await expect.poll(() => page.evaluate(isTaken)).toBe(true)
}

/** Opens an address and waits until the application has taken over there. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Opens an address as somebody who touches the page, and waits until its shop has started. */
export async function visitAndTouch(page: Page, path: string): Promise<void> {
  // The last thing that a starting shop asks for.
  const started = page.waitForRequest(/version-window/)
  await visit(page, path)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await started
}

/** The application has taken over this part of the page, whose code comes when somebody is near. */
export async function sectionTaken(element: Locator): Promise<void> {
  const isReacts = (node: Element) => Object.keys(node).some(key => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isReacts)).toBe(true)
}

/**
 * Runs in the page: what it plans for seconds later, as the connection of a guest, waits for `goOn`, so
 * that a slow machine does not count it as part of the first visit.
 */
export function holdPlans() {
  const { setTimeout: wait, clearTimeout: cancel } = globalThis
  // Whatever is planned from the load on is planned from now on: a slow load leaves nothing of it.
  Object.defineProperty(PerformanceNavigationTiming.prototype, 'loadEventEnd', {
    get: () => performance.now()
  })
  const held = new Map<number, () => void>()
  function later(task: TimerHandler, ms = 0, ...args: unknown[]) {
    if (ms < 1000) return wait(task, ms, ...args)
    const id = -1 - held.size
    held.set(id, () => wait(task, ms, ...args))
    return id
  }
  Object.assign(globalThis, {
    setTimeout: later,
    clearTimeout: (id: number) => (held.has(id) ? held.set(id, () => undefined) : cancel(id)),
    goOn() {
      Object.assign(globalThis, { setTimeout: wait, clearTimeout: cancel })
      for (const plan of held.values()) plan()
    }
  })
}

/** Runs in the page. */
function isTaken() {
  const root = document.getElementById('root') ?? {}
  const early = (window as { __early?: { kept: unknown[] } }).__early
  const name = Object.keys(root).find(key => key.startsWith('__reactContainer'))
  if (name === undefined || early?.kept.length !== 0) return false
  return !Reflect.get(root, name).stateNode.current.memoizedState.isDehydrated
}
