// Every page of the shop, read by one call as another front would, against the reference backend.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PAYLOADS } from '../../../e2e/support/payloads.ts'
import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { isDeep } from '../../../testing/runs.ts'
import { listProducts } from '../src/contracts/catalog.ts'
import { listNotifications } from '../src/contracts/notifications.ts'
import { listOrders } from '../src/contracts/orders.ts'
import { cleanHtml } from '../src/pages/clean/clean-html.ts'
import { type LoadPageOptions, loadPage, type PageAnswer } from '../src/pages/load-page.ts'
import { siteCookieNames } from '../src/platform/keys.ts'
import { routePath } from '../src/routes/route-path.ts'
import { type RouteName, type RouteRow, routes } from '../src/routes/routes.ts'
import { createRequestReader } from '../src/server/request-reader.ts'
import { rememberedPage } from '../src/session/visitor/visitor-cookies.ts'
import { openRealShop, settled, signIn } from './real-shop.ts'

type Fetch = (request: Request) => Promise<Response>

let backend: TestBackend
let guest: LoadPageOptions
let member: LoadPageOptions
/** Of the member's browser. */
let cookies: ReadonlyMap<string, string>
/** Addresses of pages that have parameters, found as a visitor finds them: on other pages. */
let addresses: ReadonlyMap<string, string | undefined>

const carry: Fetch = async request => backend.app.fetch(request)

/** What a server of another front gives, for a request with these cookies. */
async function optionsOf(jar: ReadonlyMap<string, string>, fetch = carry) {
  const clock = {
    now: () => backend.clock.now().getTime(),
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: unknown) => clearTimeout(Number(timer))
  }
  const readRequest = createRequestReader({ apiUrl: 'http://shop.test', fetch, clock })
  const request = await readRequest({ headers: new Headers(), cookies: jar })
  return { ...request, origin: 'https://shop.example', clean: cleanHtml }
}

/** The page, where there is one. */
function shown<Name extends RouteName>(answer: PageAnswer<Name>) {
  if (answer.kind !== 'page') throw new Error(`There is no page: ${JSON.stringify(answer)}`)
  return answer
}

beforeAll(async () => {
  backend = await createTestBackend()
  guest = await optionsOf(new Map())
  const { shop, browser } = openRealShop(backend)
  await signIn(shop)
  const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 1 } })
  shop.basket.send({ type: 'line.set', key: data[0]?.groups[0]?.id ?? 0, count: 1 })
  await settled(shop)
  cookies = browser.cookies
  member = await optionsOf(cookies)
  addresses = await findAddresses()
  shop.stop()
})

afterAll(() => backend.close())

async function findAddresses() {
  const [search, blog, actions, sizes, orders, notifications] = await Promise.all([
    loadPage({ name: 'search' }, guest).then(shown),
    loadPage({ name: 'blog' }, guest).then(shown),
    loadPage({ name: 'actions' }, guest).then(shown),
    loadPage({ name: 'sizes' }, guest).then(shown),
    member.api(listOrders, { query: {} }),
    member.api(listNotifications, { query: {} })
  ])
  const [order, notification] = [orders.data[0]?.id ?? '', notifications.data[0]?.id ?? '']
  return new Map(
    Object.entries<string | undefined>({
      product: search.data.cards[0]?.href,
      'blog-detail': blog.data.cards[0]?.href,
      'actions-detail': actions.data.cards[0]?.href,
      'sizes-id': sizes.data.brands[0]?.sizesHref,
      brand: '/brands/5-klass',
      'catalog-category': '/catalog/shkolnaya-forma',
      'certificates-id': '/certificates/1',
      collection: '/collections/bestsellers',
      page: '/pages/shkolam',
      raffle: '/raffles/teleskop',
      'user-profile-order-status': '/user/profile/order/all',
      'user-profile-blank-status': '/user/profile/blank/all',
      'user-profile-order-detail-id': routePath('user-profile-order-detail-id', { id: order }),
      'user-profile-notifications-id': routePath('user-profile-notifications-id', {
        id: notification
      })
    })
  )
}

/** The page of a route for whom it is, with what it may know: a page before it, a full basket. */
function loadRoute({ name, path, access }: RouteRow, changes: Partial<LoadPageOptions> = {}) {
  const visitor = access === 'member' || name === 'checkout' ? member : guest
  return loadPage(addresses.get(name) ?? path, { ...visitor, previousRoute: 'home', ...changes })
}

const rows: readonly RouteRow[] = routes

if (isDeep) {
  test.each(rows)('$name is read whole by one call', async row => {
    const page = shown(await loadRoute(row))

    expect(page).toMatchObject({ name: row.name, status: 200, failed: [] })
    expect(page.head.title).not.toBe('')
    expect(JSON.parse(JSON.stringify(page)).data).toEqual(JSON.parse(JSON.stringify(page.data)))
  })
}

test.each(rows.filter(({ access }) => access === 'member'))(
  'a guest is led from $name to the sign-in, which leads back',
  async row => {
    const location = routePath('user-signin')
    const cookies = [rememberedPage(addresses.get(row.name) ?? row.path)]

    expect(await loadRoute(row, guest)).toEqual({
      ...{ kind: 'redirect', location, remember: true, cookies }
    })
  }
)

test('a member is led from the sign-in to the account', async () => {
  const location = routePath('user-profile')

  expect(await loadPage({ name: 'user-signin' }, member)).toMatchObject({ location })
})

test('an address that no page has, and goods that there are not, are no pages', async () => {
  for (const address of ['/nowhere', '/catalog/shkolnaya-forma/detail/nothing', '/pages/none']) {
    expect(await loadPage(address, guest)).toMatchObject({ kind: 'failure', status: 404 })
  }
})

test('a page of a member whose token only the browser can renew waits for it', async () => {
  const { authToken, refreshToken } = siteCookieNames('penal')
  const jar = new Map(cookies).set(authToken, 'over').set(refreshToken, 'there')

  const page = await loadPage({ name: 'user-profile' }, await optionsOf(jar))

  expect(page).toMatchObject({ kind: 'renewal', head: { robots: 'noindex, follow' } })
})

test('a section that fails is named and leaves the page, and can be read alone', async () => {
  let isBroken = true
  const options = await optionsOf(new Map(), async request =>
    isBroken && /reviews/.test(request.url) ? new Response('', { status: 500 }) : carry(request)
  )
  const address = addresses.get('product') ?? ''

  const page = shown(await loadPage<'product'>(address, options))
  isBroken = false
  const again = shown(await loadPage<'product'>(address, { ...options, section: 'reviews' }))

  expect(page.failed).toEqual(['reviews'])
  expect(page.sections.delivery?.facts).not.toEqual([])
  expect(again.failed).toEqual([])
  expect(Object.keys(again.sections)).toEqual(['reviews'])
})

/** Puts `text` in the place of all HTML that the backend knows. */
async function poison(response: Response, text: string): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const isHtml = (name: string, of: object) =>
    name === 'html' || (name === 'description' && 'vendorCode' in of)
  const body = JSON.stringify(await response.json(), function (name, value) {
    return typeof value === 'string' && isHtml(name, this) ? text : value
  })
  return new Response(body, response)
}

test.each(rows)('$name shows no HTML that was not cleaned', async row => {
  const jar = row.access === 'member' ? cookies : new Map<string, string>()
  const options = await optionsOf(jar, async request => poison(await carry(request), 'RAW'))

  const page = await loadRoute(row, { ...options, clean: () => 'CLEAN' })

  expect(JSON.stringify(page)).not.toContain('RAW')
})

/** A script, a foreign frame, a listener or an address that runs. */
const DANGER =
  /<[^>]*(?:\son\w+\s*=|javascript:|data:)|<\/?(?:script|svg|iframe|math|style|form)\b/i

test.each(PAYLOADS)('%s comes to nothing in a text', async payload => {
  const options = await optionsOf(new Map(), async request => poison(await carry(request), payload))

  const page = shown(await loadPage<'about'>('/about', options))

  expect(page.data.html).toBe(cleanHtml(payload))
  expect(page.data.html).not.toMatch(DANGER)
})
