import type { ShopStore } from '@vitrina/core'
import { createStore } from '@vitrina/core/store'
import { ShopProvider } from '@vitrina/react-ui'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { failedPage } from '../platform/page-failure.ts'
import { builtIn } from '../server/testing/stub-backend.ts'
import { page } from './failure.page.tsx'
import { showFatal } from './show-fatal.tsx'

const drawn: ReactNode[] = []
vi.mock('react-dom/client', () => ({
  createRoot: () => ({ render: (node: ReactNode) => drawn.push(node) })
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser at a sub-domain, in which the site's public domain is this one. */
function openShop(publicDomain: string): ShopStore {
  vi.stubGlobal('location', { origin: 'https://by.penal.example', pathname: '/cart' })
  const configuration = Object.assign({}, builtIn['GET /config-provider/v1'], { publicDomain })
  const site = { configuration, currencies: [], categories: [] }
  return Reflect.apply(createStore, undefined, [
    {
      initial: { site },
      host: { clock: { now: () => 0 } },
      loadShop: () => Promise.reject(new Error('No shop'))
    }
  ])
}

/** The page that failed, in the frame of the shop. */
function drawFailed(shop: ShopStore): string {
  const { data } = failedPage('/cart', new TypeError('x is undefined'))
  const screen = createElement(page.View, { data: Object(data), sections: {} })
  return renderToStaticMarkup(createElement(ShopProvider, { shop, children: screen }))
}

/** The frame that failed: nothing of the shop is left. */
function drawFatal(shop: ShopStore): string {
  const root = { replaceChildren: () => undefined }
  vi.stubGlobal('document', { createElement: () => undefined })
  Reflect.apply(showFatal, undefined, [root, new TypeError('x is undefined'), shop])
  vi.stubGlobal('document', undefined)
  return renderToStaticMarkup(drawn.pop())
}

const homeOf = (html: string) => /href="([^"]*)"[^>]*>[^<]*<?[^>]*>?На главную/.exec(html)?.[1]

test.each([
  ['penal.example', 'https://penal.example/'],
  ['https://penal.example:8443', 'https://penal.example:8443/'],
  ['shop.localhost', '/'],
  ['', '/']
])('with the public domain «%s» an error of the browser leads home to %s', (domain, home) => {
  const shop = openShop(domain)

  expect(homeOf(drawFailed(shop))).toBe(home)
  expect(homeOf(drawFatal(shop))).toBe(home)
})
