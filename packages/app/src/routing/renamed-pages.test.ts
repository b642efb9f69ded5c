import { afterEach, expect, test, vi } from 'vitest'
import type { Navigation } from './navigation-port.ts'
import type { PagePayload } from './page-payload.ts'
import { renamePages } from './renamed-pages.ts'

afterEach(() => vi.unstubAllGlobals())

const names = { compare: { path: '/sravnenie' } }
const payload = { url: '/compare?a=1' } as PagePayload

/** A window at an address, and everything it and the server were asked for. */
function edgeAt(url: string) {
  class Observer {
    observe() {}
  }
  vi.stubGlobal('MutationObserver', Observer)
  const asked: unknown[] = []
  const ask = (...words: readonly unknown[]) => void asked.push(words)
  const renamed = renamePages(names, {} as Document)
  const ports = renamed.ports({
    history: {
      url: () => url,
      key: () => 'first',
      write: (...words) => {
        ask('write', ...words)
        return 'second'
      },
      reload: address => {
        ask('reload', address)
        return true
      },
      listen: () => () => {},
      place: () => ({ x: 0, y: 0 }),
      restore: () => {},
      drawn: () => {}
    },
    loadPayload: async address => {
      ask('load', address)
      return address.startsWith('/sravnenie') ? payload : { redirect: '/sravnenie?b=2' }
    },
    loadPage: async () => Promise.reject(new Error('No page is loaded here')),
    isDated: () => false,
    reportOffline: () => {},
    warm: () => {},
    readAhead: () => {}
  })
  return { asked, ports, renamed }
}

test('the window and the server get the addresses that visitors see', async () => {
  const { asked, ports } = edgeAt('/about')

  ports.history.write('/compare?a=1', true)
  ports.history.reload('/compare#top')
  const read = await ports.loadPayload('/compare?a=1', false)

  expect(asked).toEqual([
    ['write', '/sravnenie?a=1', true],
    ['reload', '/sravnenie#top'],
    ['load', '/sravnenie?a=1']
  ])
  expect(read).toBe(payload)
})

test('the navigation gets the addresses of the route table', async () => {
  const { ports, renamed } = edgeAt('/sravnenie?a=1')
  const opened: unknown[] = []
  const links = renamed.forLinks({
    open: async (...words: readonly unknown[]) => void opened.push(words),
    prefetch: (url: string) => void opened.push(url)
  } as unknown as Navigation)

  const { redirect } = (await ports.loadPayload('/about', false)) as { redirect?: string }
  await links.open('/sravnenie?a=1', { keepPlace: true })
  links.prefetch('/sravnenie')

  expect(ports.history.url()).toBe('/compare?a=1')
  expect(redirect).toBe('/compare?b=2')
  expect(opened).toEqual([['/compare?a=1', { keepPlace: true }], '/compare'])
})
