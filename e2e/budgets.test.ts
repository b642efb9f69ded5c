import { readFileSync } from 'node:fs'
import { beforeAll, expect, inject, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import {
  brotliOf,
  bytesOf,
  gzipOf,
  holdPlans,
  type Loaded,
  loadFirst,
  loadUntouched,
  ofKind,
  visit,
  watchRequests
} from './support/first-load.ts'
import { findGoods, type Goods, groupOf, hasSizes, isSimple } from './support/goods.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

const MANIFEST = new URL('../packages/app/dist/client/.vite/manifest.json', import.meta.url)
/** The engine, what it fetches, and what comes once it has answered. */
const OF_THE_SHOP =
  /^\.\.\/core\/|\/(?:live\/(?:engine|renewal|version-window)|pages\/order\/found-order)\.tsx?$/
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: string[]; readonly isDynamicEntry?: true }
  >
>

/** Whether a file stands on the one of what talks to the backend. */
function needsEngine(manifest: Manifest, key: string, seen = new Set<string>()): boolean {
  if (seen.has(key)) return false
  seen.add(key)
  const { file = '', imports = [] } = manifest[key] ?? {}
  return /\/context-/.test(file) || imports.some(next => needsEngine(manifest, next, seen))
}

let simple: Goods
let product: Goods

beforeAll(async () => {
  simple = await findGoods(isSimple)
  product = await findGoods(hasSizes)
})

const screens = [
  { name: 'home', path: () => '/', gzip: 100_000, brotli: 88_000 },
  {
    name: 'a listing',
    path: () => simple.listing,
    gzip: 100_000,
    brotli: 88_000
  },
  {
    name: 'a product',
    path: () => product.href,
    gzip: 100_000,
    brotli: 88_000
  },
  { name: 'the basket', path: () => '/cart', gzip: 100_000, brotli: 88_000 },
  {
    name: 'the checkout',
    path: () => '/checkout',
    gzip: 100_000,
    brotli: 88_000
  }
]

interface FirstVisit {
  readonly loaded: readonly Loaded[]
  readonly faults: readonly string[]
  readonly found: ReturnType<typeof whatCameWhen>
}

const documents = [
  { name: 'home', path: () => '/', plain: 120_000, sent: 22_000 },
  { name: 'a listing', path: () => '/catalog/shkolnaya-forma', plain: 95_000, sent: 17_000 },
  { name: 'a product', path: () => product.href, plain: 97_000, sent: 19_000 }
]

const visits = new Map<string, Promise<FirstVisit>>()

/** The first visit of a screen; its basket holds one thing, so that the checkout has something to show. */
function firstVisit({ name, path }: (typeof screens)[number]): Promise<FirstVisit> {
  const found = visits.get(name)
  if (found !== undefined) return found
  const made = visitFirst(path())
  visits.set(name, made)
  return made
}

async function visitFirst(path: string): Promise<FirstVisit> {
  const { page, faults } = await open()
  const cartToken = await fillBasket(groupOf(simple))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await page.addInitScript(watchIntl)
  const loaded = await loadFirst(page, path)
  return { loaded, faults, found: await page.evaluate(whatCameWhen) }
}

/** Runs in the page: what of `Intl` is made in it, by name. */
function watchIntl() {
  const made: string[] = []
  Reflect.set(globalThis, 'madeOfIntl', made)
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator'] as const) {
    const watched = new Proxy(Intl[name], {
      construct(whole, input) {
        made.push(name)
        return Reflect.construct(whole, input)
      },
      apply(whole, self, input) {
        made.push(name)
        return Reflect.apply(whole, self, input)
      }
    })
    Reflect.set(Intl, name, watched)
  }
}

/** Runs in the page. */
function whatCameWhen() {
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedAt = navigation?.toJSON().loadEventStart
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loadedAt)
  return {
    early: scripts.map(({ name }) => name),
    inHead: document.head.querySelectorAll('script[src]').length,
    inline: [...document.scripts]
      .filter(({ type, src }) => type === '' && src === '')
      .map(({ text }) => text.length),
    sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href
    ),
    marks: document.documentElement.getAttributeNames(),
    ofIntl: Reflect.get(globalThis, 'madeOfIntl')
  }
}

test.each(screens)(
  'a first visit of $name stays within its scripts, fonts, styles and requests',
  async screen => {
    const { loaded, faults } = await firstVisit(screen)

    const scripts = ofKind(loaded, 'script')
    expect.soft(gzipOf(scripts), 'scripts, gzip').toBeLessThanOrEqual(screen.gzip)
    expect.soft(brotliOf(scripts), 'scripts, brotli').toBeLessThanOrEqual(screen.brotli)
    expect.soft(bytesOf(ofKind(loaded, 'font')), 'fonts').toBeLessThanOrEqual(70_000)
    expect.soft(ofKind(loaded, 'stylesheet').length, 'stylesheets').toBe(1)
    const others = loaded.filter(({ kind }) => kind !== 'image' && kind !== 'stylesheet')
    expect.soft(others.map(({ url }) => url).length, 'other requests').toBeLessThanOrEqual(8)
    const calls = ofKind(loaded, 'fetch', 'xhr').map(({ url }) => new URL(url).pathname)
    expect.soft(calls, 'nothing the page already holds is fetched again').toEqual([])
    expect(faults).toEqual([])
  }
)

test.each(screens)(
  '$name comes with one stylesheet, which a browser keeps, and no script before the load event',
  async screen => {
    const { loaded, found } = await firstVisit(screen)
    const html = ofKind(loaded, 'document')[0]?.body.toString('utf8') ?? ''

    expect(found.early).toEqual([])
    expect(found.inHead).toBe(0)
    expect(found.marks, 'nothing is set for the whole document').toEqual(['lang'])
    expect(found.inline.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(3000)
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, text = '']) => text
    )
    const own = { url: '', kind: 'style', body: Buffer.from(styles.join('')) }
    const [sheet] = ofKind(loaded, 'stylesheet')
    expect(found.sheets).toEqual([sheet?.url])
    const kept = await fetch(sheet?.url ?? '')
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(gzipOf(ofKind(loaded, 'stylesheet'))).toBeLessThanOrEqual(20_000)
    // Nobody comes to a checkout before any other page: its stylesheet is there.
    const first = screen.name === 'the checkout' ? [own] : [own, ...ofKind(loaded, 'stylesheet')]
    expect(gzipOf(first)).toBeLessThanOrEqual(20_000)
  }
)

test.each(documents)(
  'the document of $name weighs at most $plain bytes, and $sent as it is sent',
  async ({ path, plain, sent }) => {
    const weigh = async (coding: string) => {
      const headers = { 'accept-encoding': coding }
      const answer = await fetch(inject('shopUrl') + path(), { headers })
      expect(answer.status).toBe(200)
      await answer.body?.cancel()
      return Number(answer.headers.get('content-length'))
    }

    expect(await weigh('identity')).toBeLessThanOrEqual(plain)
    expect(await weigh('br')).toBeLessThanOrEqual(sent)
  }
)

/** Of a guest who has nothing in the basket, to whom the checkout shows that. */
const untouched = [
  { name: 'home', gzip: 163_000 },
  { name: 'a listing', gzip: 137_000 },
  { name: 'a product', gzip: 133_000 },
  { name: 'the basket', gzip: 120_000 }
]

test.each(untouched)(
  'a guest who touches nothing on $name for ten seconds has the line to the shop, not the shop',
  async ({ name, gzip }) => {
    const { page, faults } = await open()
    const path = screens.find(screen => screen.name === name)?.path() ?? ''

    const scripts = await loadUntouched(page, path)

    expect.soft(gzipOf(scripts), 'scripts, gzip').toBeLessThanOrEqual(gzip)
    const named = (name: RegExp) => scripts.filter(({ url }) => name.test(url))
    expect.soft(gzipOf(named(/line-/)), 'the line, gzip').toBeLessThanOrEqual(20_000)
    expect(named(/line-/).length).toBeGreaterThan(0)
    expect(named(/context-|engine-/).map(({ url }) => url)).toEqual([])
    expect(faults).toEqual([])
  }
)

test('what talks to the backend is fetched when a visitor is about to buy, not before', async () => {
  const { page, faults } = await open()
  // Nor does it come meanwhile by itself.
  await page.addInitScript(holdPlans)
  const scripts = watchRequests(page, request => request.resourceType() === 'script')
  await visit(page, simple.listing)
  const before = [...scripts]

  await page
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .hover()

  await expect.poll(() => scripts.length).toBeGreaterThan(before.length)
  expect(before.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('what comes by nearness or touch does not stand on what talks to the backend', () => {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const late = Object.keys(manifest).filter(
    key => manifest[key]?.isDynamicEntry && !OF_THE_SHOP.test(key)
  )

  expect(late.length).toBeGreaterThan(50)
  expect(late.filter(key => needsEngine(manifest, key))).toEqual([])
})

test.each(screens)(
  'a first visit of $name makes nothing of Intl, whose tables hold a page up',
  async screen => {
    const { found } = await firstVisit(screen)

    expect(found.ofIntl).toEqual([])
  }
)

test('the files of the text typeface come together: none is found out about by laying the page out', async () => {
  const { page } = await open()
  const golos: string[] = []
  page.on('request', request => {
    if (/golos-/.test(request.url())) golos.push(new URL(request.url()).pathname)
  })

  await visit(page, '/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))

  const announced = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(golos.toSorted()).toEqual(announced.toSorted())
})

test('the time of a slide runs without the main thread: only a transform is animated', async () => {
  const { page } = await open()
  await page.goto('/')
  await page.locator('[data-live] .run').waitFor({ state: 'attached' })

  const moved = () =>
    page.locator('.run').evaluate(run =>
      run
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap(({ offset, computedOffset, easing, composite, ...properties }) =>
          Object.keys(properties)
        )
    )

  await expect.poll(async () => [...new Set(await moved())]).toEqual(['transform'])
})
