import { expect, test, vi } from 'vitest'

import { soon } from '../../../../testing/limits.ts'
import { keepPages } from '../platform/keep-pages.ts'
import type { AnyPage } from './define-page.ts'
import { createNavigation, type NavigationPorts } from './navigation.ts'
import type { HistoryPort, Navigation } from './navigation-port.ts'
import type { PagePayload, PayloadRedirect } from './page-payload.ts'

const page: AnyPage = { frame: { kind: 'bare', Frame: () => null }, View: () => null }

const payload = (url: string, patch: Partial<PagePayload> = {}): PagePayload => ({
  url,
  route: undefined,
  title: url,
  crumbs: [],
  frame: {},
  status: 200,
  head: {
    title: url,
    description: '',
    canonical: '',
    robots: undefined
  },
  data: null,
  sections: {},
  failure: undefined,
  renew: false,
  ...patch
})

/** A window with its own Back: entries, the place on the page, and what was restored. */
function fakeHistory(canReload = false) {
  const entries = ['/']
  const restored: unknown[] = []
  const smooth: unknown[] = []
  const reloads: string[] = []
  const drawn: unknown[] = []
  let at = 0
  let place = { x: 0, y: 0 }
  let moved = () => {}
  const port: HistoryPort = {
    url: () => entries[at] ?? '',
    key: () => String(at),
    write(url, replace) {
      if (!replace) entries.splice(++at, entries.length)
      entries[at] = url
      return String(at)
    },
    listen(listener) {
      moved = listener
      return () => {}
    },
    place: () => place,
    restore(target, isSmooth) {
      restored.push(target)
      smooth.push(isSmooth)
    },
    drawn: () => void drawn.push(entries[at]),
    reload(url) {
      reloads.push(url)
      return canReload
    }
  }
  return {
    port,
    entries,
    restored,
    smooth,
    reloads,
    drawn,
    scroll: (y: number) => {
      place = { x: 0, y }
    },
    back() {
      at -= 1
      moved()
    }
  }
}

function start(ports: Partial<NavigationPorts> = {}, canReload = false) {
  const history = fakeHistory(canReload)
  const loadPayload = vi.fn(
    async (url: string): Promise<PagePayload | PayloadRedirect> => payload(url)
  )
  const navigation = createNavigation(
    { payload: payload('/'), page },
    {
      ...{ history: history.port, loadPayload, loadPage: async () => page, warm: () => {} },
      ...{ isDated: () => false, reportOffline: () => {}, readAhead: () => {} },
      ...ports
    }
  )
  navigation.start()
  return {
    navigation,
    history,
    loadPayload,
    shown: () => navigation.getState().current.payload.url
  }
}

test('every way to a page is an arrival: clicked, read ahead, Back, by code, in place', async () => {
  const { navigation, history } = start()
  const arrivals = () => navigation.getState().arrivals

  await navigation.open('/cart')
  expect(arrivals()).toBe(1)
  navigation.prefetch('/catalog')
  await new Promise(resolve => setTimeout(resolve))
  void navigation.open('/catalog')
  expect(arrivals()).toBe(2)
  history.back()
  expect(arrivals()).toBe(3)
  await navigation.openAfresh('/news')
  expect(arrivals()).toBe(4)
  await navigation.open('/news?page=2', { keepPlace: true })
  expect(arrivals()).toBe(5)
})

test('opens a page: address, data, top of the page', async () => {
  const { navigation, history, shown } = start()

  await navigation.open('/cart')

  expect(shown()).toBe('/cart')
  expect(history.entries).toEqual(['/', '/cart'])
  expect(history.restored).toEqual([{ x: 0, y: 0 }])
})

test('of two arrivals in a row only the page that is shown in the end is scrolled', async () => {
  const { navigation, history } = start()
  await navigation.open('/cart')
  const first = navigation.getState().current
  await navigation.open('/catalog')

  navigation.drawn(first)
  expect(history.drawn).toEqual([])

  navigation.drawn(navigation.getState().current)
  expect(history.drawn).toEqual(['/catalog'])
})

test('a page is on its way to the screen until it is drawn; its own changes are not', async () => {
  const { navigation } = start()
  const isDrawn = () => navigation.getState().isDrawn
  expect(isDrawn()).toBe(true)

  await navigation.open('/cart')
  expect(isDrawn()).toBe(false)

  navigation.drawn(navigation.getState().current)
  navigation.rewrite('/cart?a=1')
  expect(isDrawn()).toBe(true)
})

test('the way to the top of another page of a list is seen', async () => {
  const { navigation, history } = start()

  await navigation.open('/news?page=2', { isSmooth: true })
  await navigation.open('/cart')

  expect(history.smooth).toEqual([true, false])
  expect(navigation.getState().isWhole).toBe(false)
})

test('Back shows the page it left at once, at the place it was left', async () => {
  const { navigation, history, loadPayload, shown } = start()
  history.scroll(700)
  await navigation.open('/cart')

  history.back()

  expect(shown()).toBe('/')
  expect(history.restored.at(-1)).toEqual({ x: 0, y: 700 })
  expect(loadPayload).toHaveBeenCalledTimes(1)
})

test('Back shows a page that goes by another town at once, and reads it anew in its place', async () => {
  const { navigation, history, loadPayload, shown } = start({
    isDated: ({ town }) => town !== 'Тула'
  })
  await navigation.open('/cart')
  history.scroll(700)
  await navigation.open('/checkout')
  loadPayload.mockImplementation(async url => payload(url, { town: 'Тула' }))

  history.back()
  expect(shown()).toBe('/cart')
  await vi.waitFor(() => expect(navigation.getState().current.payload.town).toBe('Тула'), soon)

  expect(history.entries).toEqual(['/', '/cart', '/checkout'])
  expect(history.restored.at(-1)).toEqual({ x: 0, y: 700 })
  history.back()
  await vi.waitFor(() => expect(navigation.getState().current.payload.town).toBe('Тула'), soon)
  expect(loadPayload.mock.calls.map(([url]) => url)).toEqual(['/cart', '/checkout', '/cart', '/'])
})

test('Back shows a list as far as it had grown', async () => {
  const { navigation, history } = start()
  navigation.extend({ data: ['one', 'two'] })
  await navigation.open('/cart')

  history.back()

  expect(navigation.getState().current.payload.data).toEqual(['one', 'two'])
})

test('the newest wish wins over a slower older one', async () => {
  let answerSlow: (payload: PagePayload) => void = () => {}
  const slow = new Promise<PagePayload>(resolve => {
    answerSlow = resolve
  })
  const { navigation, shown } = start({
    loadPayload: url => (url === '/slow' ? slow : Promise.resolve(payload(url)))
  })

  const first = navigation.open('/slow')
  await navigation.open('/fast')
  answerSlow(payload('/slow'))
  await first

  expect(shown()).toBe('/fast')
})

test('a page that is read again holds nobody up who is on the way elsewhere', async () => {
  const answers: ((payload: PagePayload) => void)[] = []
  const loadPayload = () => new Promise<PagePayload>(resolve => answers.push(resolve))
  const { navigation, history, shown } = start({ loadPayload })

  const opening = navigation.open('/order')
  const reading = navigation.refresh()
  await vi.waitFor(() => expect(answers).toHaveLength(2), soon)
  for (const answer of answers) answer(payload('/order'))
  await Promise.all([opening, reading])

  expect(shown()).toBe('/order')
  expect(history.entries).toEqual(['/', '/order'])
})

test('what was fetched on intent is not fetched again by the click', async () => {
  const { navigation, loadPayload } = start()

  navigation.prefetch('/cart')
  await navigation.open('/cart')

  expect(loadPayload).toHaveBeenCalledTimes(1)
})

test('a page that was fetched on intent is shown by the click itself', async () => {
  const { navigation } = start()
  navigation.prefetch('/catalog')
  await new Promise(resolve => setTimeout(resolve))

  void navigation.open('/catalog')

  expect(navigation.getState().current.payload.url).toBe('/catalog')
})

test('where a redirect leads is asked again when the visitor goes there', async () => {
  const loadPayload = vi.fn(async (url: string) =>
    url === '/user/profile' ? { redirect: '/user/signin' } : payload(url)
  )
  const { navigation, shown } = start({ loadPayload })

  navigation.prefetch('/user/profile')
  await navigation.open('/user/profile')

  expect(shown()).toBe('/user/signin')
  expect(loadPayload.mock.calls).toEqual([
    ['/user/profile', true],
    ['/user/profile', false],
    ['/user/signin', false]
  ])
})

test('only a page opened at its top may be drawn in two steps', async () => {
  const { navigation, history } = start()
  navigation.start()

  const first = navigation.getState().isWhole
  await navigation.open('/catalog')
  const opened = navigation.getState().isWhole
  await navigation.open('/catalog#about')
  const anchored = navigation.getState().isWhole
  history.scroll(300)
  await navigation.open('/cart')
  history.scroll(0)
  await navigation.open('/blog')
  history.back()
  const left = navigation.getState().isWhole
  history.back()

  expect([first, opened, anchored, left]).toEqual([true, false, true, false])
  expect(navigation.getState().isWhole).toBe(true)
})

test('follows a redirect of the server to its own address', async () => {
  const { navigation, history } = start({
    loadPayload: async url =>
      url === '/user/profile' ? { redirect: '/user/signin' } : payload(url)
  })

  await navigation.open('/user/profile')

  expect(history.entries).toEqual(['/', '/user/signin'])
})

test('a circle of redirects ends', async () => {
  const { navigation } = start({ loadPayload: async () => ({ redirect: '/round' }) })

  await navigation.open('/round')

  expect(navigation.getState()).toMatchObject({ pending: undefined, awaited: { url: '/round' } })
})

test('a lost connection leaves the page as it is and says so', async () => {
  const reportOffline = vi.fn()
  const loadPayload = () => Promise.reject(new TypeError())
  const { navigation, shown } = start({ loadPayload, reportOffline })

  await navigation.open('/cart')

  expect(shown()).toBe('/')
  expect(navigation.getState().awaited).toEqual({ url: '/cart', options: {} })
  expect(reportOffline).toHaveBeenCalledOnce()
})

test('once there is a screen for it, it stands at the address that is out of reach', async () => {
  const { navigation, history, shown } = start({
    loadPayload: () => Promise.reject(new TypeError())
  })
  navigation.standIn(url => ({ page, payload: payload(url, { title: 'Нет связи' }) }))

  await navigation.open('/cart')

  expect(shown()).toBe('/cart')
  expect(navigation.getState()).toMatchObject({ pending: undefined, awaited: undefined })
  expect(history.entries).toEqual(['/', '/cart'])
  history.back()
  expect(shown()).toBe('/')
})

test('a filter that could not be reached leaves the list where it is, and is still wanted', async () => {
  const { navigation, shown } = start({ loadPayload: () => Promise.reject(new TypeError()) })
  navigation.standIn(url => ({ page, payload: payload(url) }))

  await navigation.open('/catalog?sort=price', { keepPlace: true })

  expect(shown()).toBe('/')
  expect(navigation.getState().awaited?.url).toBe('/catalog?sort=price')
})

/** Every page is the one that says that the backend is not there. */
const away = (url: string) => payload(url, { failure: { status: 502, reason: '', isAway: true } })

test('a filter whose list the backend is not there to give is kept in mind beside what is shown', async () => {
  const { navigation, history, shown, loadPayload } = start()
  loadPayload.mockImplementationOnce(async url => away(url))

  await navigation.open('/?size=134', { keepPlace: true })

  expect(shown()).toBe('/')
  expect(history.entries).toEqual(['/'])
  expect(navigation.getState()).toMatchObject({
    pending: undefined,
    awaited: { url: '/?size=134', options: { keepPlace: true } }
  })
})

test.each<[string, (navigation: Navigation) => unknown]>([
  ['another filter', ({ open }) => open('/?size=140', { keepPlace: true })],
  ['a link', ({ open }) => open('/cart')],
  ['another answer for the page', ({ replace }) => replace(payload('/'))]
])('what was kept in mind gives way to %s', async (_, go) => {
  const { navigation, loadPayload } = start()
  loadPayload.mockImplementationOnce(async url => away(url))
  await navigation.open('/?size=134', { keepPlace: true })

  await go(navigation)

  expect(navigation.getState().awaited).toBeUndefined()
})

test('Back ends what was kept in mind', async () => {
  const { navigation, history, loadPayload } = start()
  await navigation.open('/catalog')
  loadPayload.mockImplementationOnce(async url => away(url))
  await navigation.open('/catalog?size=134', { keepPlace: true })

  history.back()

  expect(navigation.getState().awaited).toBeUndefined()
})

test('another page that the backend is not there to give is the screen that says so', async () => {
  const { navigation, shown } = start({ loadPayload: async url => away(url) })

  await navigation.open('/cart')

  expect(shown()).toBe('/cart')
  expect(navigation.getState()).toMatchObject({ visit: 1, awaited: undefined })
})

test('a page tried again by itself moves nothing until it is there', async () => {
  const { navigation, history, loadPayload } = start()
  loadPayload.mockImplementation(async url => away(url))
  await navigation.open('/cart')
  const again = () => navigation.open('/cart', { replace: true, isRetry: true })

  await again()
  expect(navigation.getState()).toMatchObject({ visit: 1, arrivals: 1 })
  loadPayload.mockImplementation(async url => payload(url))
  await again()

  expect(navigation.getState()).toMatchObject({ visit: 2, awaited: undefined })
  expect(history.entries).toEqual(['/', '/cart'])
})

test('a page read ahead while the backend was away is read anew by the click', async () => {
  const { navigation, loadPayload } = start()
  loadPayload.mockImplementationOnce(async url => away(url))
  navigation.prefetch('/cart')
  await new Promise(resolve => setTimeout(resolve))

  await navigation.open('/cart')

  expect(navigation.getState().current.payload.failure).toBeUndefined()
})

test('code that cannot be fetched makes a document load, when the guard allows one', async () => {
  const loadPage = () => Promise.reject(new Error('chunk'))
  const { navigation, history } = start({ loadPage }, true)

  await navigation.open('/cart')

  expect(history.reloads).toEqual(['/cart'])
  expect(navigation.getState().awaited).toBeUndefined()
})

test('a rule that leaves the shop is followed by a document load, not by a call', async () => {
  const loadPayload = vi.fn(async () => ({ redirect: 'https://school.example/forma' }))
  const { navigation, shown } = start({ loadPayload }, true)

  await navigation.open('/forma')

  expect(loadPayload.mock.calls).toEqual([['/forma', false]])
  expect(shown()).toBe('/')
  expect(navigation.getState().awaited).toBeUndefined()
})

test('another state of the same screen keeps scroll and focus', async () => {
  const { navigation, history } = start()

  await navigation.open('/?size=134', { keepPlace: true })

  expect(history.restored).toEqual([])
  expect(navigation.getState().visit).toBe(0)
})

test('another address for the shown page loads nothing', () => {
  const { navigation, history, loadPayload, shown } = start()

  navigation.rewrite('/?group=7')

  expect(shown()).toBe('/?group=7')
  expect(history.entries).toEqual(['/?group=7'])
  expect(loadPayload).not.toHaveBeenCalled()
})

test('reads the page again after a change of rights, and forgets the others', async () => {
  const { navigation, history, loadPayload } = start()
  await navigation.open('/cart')

  await navigation.refresh()
  history.back()
  await vi.waitFor(() => expect(navigation.getState().pending).toBeUndefined(), soon)

  expect(loadPayload.mock.calls.map(([url]) => url)).toEqual(['/cart', '/cart', '/'])
})

test.each([
  ['https://evil.example/x', 'No permission to leave the shop for evil.example'],
  ['//evil.example', 'no address to go to'],
  ['javascript:alert(1)', 'no address to go to']
])('a navigation to %s is refused, and nothing is asked of anybody', async (url, reason) => {
  const { navigation, history, loadPayload, shown } = start({}, true)

  await expect(navigation.open(url)).rejects.toThrow(reason)
  await expect(navigation.openAfresh(url)).rejects.toThrow(reason)
  await expect(navigation.read(url)).rejects.toThrow(reason)

  expect(loadPayload).not.toHaveBeenCalled()
  expect(history.reloads).toEqual([])
  expect(shown()).toBe('/')
})

test('a page whose own path hides a host is loaded anew, and never from that host', async () => {
  const { navigation, history, loadPayload } = start({}, true)
  history.entries[0] = '//evil.example/'

  await navigation.refresh()

  expect(loadPayload).not.toHaveBeenCalled()
  expect(history.reloads).toEqual(['//evil.example/'])
})

test('another answer takes the place of the page, and Back reads anew', async () => {
  const { navigation, history, loadPayload } = start()
  await navigation.open('/cart')

  await navigation.replace(payload('/cart', { status: 406 }))

  expect(navigation.getState().current.payload.status).toBe(406)
  expect(history.entries).toEqual(['/', '/cart'])
  history.back()
  await vi.waitFor(() => expect(loadPayload).toHaveBeenLastCalledWith('/', false), soon)
})

/** The shop's reviews, whose pages say how often they were asked for before. */
async function startReviews() {
  let answers = 0
  const loadPayload = vi.fn(async (url: string) => {
    const name = url.startsWith('/reviews') ? 'reviews' : 'home'
    answers += 1
    return payload(url, { route: { name, params: {} }, data: answers })
  })
  const { navigation, ...rest } = start({ loadPayload })
  keepPages(navigation)
  const shown = () => navigation.getState().current.payload.data
  return { ...rest, navigation, loadPayload, shown }
}

test('a page of reviews that was read is shown again without a request, by a link as by Back', async () => {
  const { navigation, history, loadPayload, shown } = await startReviews()
  await navigation.open('/reviews')
  await navigation.open('/reviews?page=2')
  await navigation.open('/reviews?page=3')

  navigation.prefetch('/reviews')
  await navigation.open('/reviews')
  expect([shown(), history.entries.at(-1)]).toEqual([1, '/reviews'])
  await navigation.open('/reviews?page=2')
  expect(shown()).toBe(2)
  history.back()

  expect(shown()).toBe(1)
  expect(loadPayload).toHaveBeenCalledTimes(3)
})

test.each<[string, (navigation: Navigation) => Promise<unknown>]>([
  ['other reviews', navigation => navigation.open('/reviews?rate=5')],
  ['another page of the shop', navigation => navigation.open('/')],
  ['another visitor', navigation => navigation.openAfresh('/reviews?page=2')]
])('reviews are read anew by who comes from %s', async (_, leave) => {
  const { navigation, loadPayload, shown } = await startReviews()
  await navigation.open('/reviews')
  await navigation.open('/reviews?page=2')
  await leave(navigation)

  await navigation.open('/reviews')

  expect([shown(), loadPayload.mock.calls.length]).toEqual([4, 4])
})

test('reviews that are read again in their place are kept as they are now', async () => {
  const { navigation, loadPayload, shown } = await startReviews()
  await navigation.open('/reviews')
  await navigation.refresh()
  expect(shown()).toBe(2)
  await navigation.open('/reviews?page=2')

  await navigation.open('/reviews')

  expect([shown(), loadPayload.mock.calls.length]).toEqual([2, 3])
})
