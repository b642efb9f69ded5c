import type { ShopStore } from '@vitrina/core'
import { tabStorage } from '@vitrina/core/browser'
import { mayReload } from '@vitrina/core/engine'
import { modalsSubject } from '@vitrina/core/store'
import { navigate } from 'wouter/use-browser-location'
import type { HistoryPort, Place } from './navigation-port.ts'

/** Whether the newest entry stands for open windows: a page opened from them takes its place. */
const isLayer = () => Object(history.state).layer === true

/** Gives open windows an entry of the history: Back closes the one on top, and the page stays. */
export function followLayers(shop: ShopStore): void {
  const isOpen = () => shop.get(modalsSubject).open.length > 0
  // Back takes its time: another window may have opened meanwhile.
  let isLeaving = false

  function follow() {
    if (isLeaving || isLayer() === isOpen()) return
    if (isOpen()) return history.pushState({ ...history.state, layer: true }, '')
    isLeaving = true
    history.back()
  }

  shop.subscribe(modalsSubject, follow)
  addEventListener('popstate', () => {
    const isBack = !isLeaving && !isLayer() && isOpen()
    isLeaving = false
    if (isBack) shop.send(modalsSubject, { type: 'modal.escape' })
    if (isOpen()) follow()
  })
}

/** The history of this window. Scroll is ours to restore as soon as the first page was left. */
export function createBrowserHistory(): HistoryPort {
  let due: (() => void) | undefined
  let shown = { page: pageOf(location), key: currentKey() }
  return {
    url: () => location.pathname + location.search + location.hash,
    key: currentKey,
    write(url, replace) {
      history.scrollRestoration = 'manual'
      const key = replace ? currentKey() : randomKey()
      const layer = isLayer()
      navigate(url, { replace: replace || layer, state: { key, layer: replace && layer } })
      shown = { page: pageOf(location), key }
      return key
    },
    listen(moved) {
      const stop = new AbortController()
      addEventListener(
        'popstate',
        () => {
          const page = pageOf(location)
          // An anchor or a picture of the same page; the browser gives an anchor no key.
          if (page === shown.page) return history.replaceState({ ...history.state, ...shown }, '')
          shown = { page, key: currentKey() }
          moved()
        },
        { signal: stop.signal }
      )
      // A reload and a return from another site restore the scroll by themselves.
      addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), {
        signal: stop.signal
      })
      return () => stop.abort()
    },
    place: () => ({ x: scrollX, y: scrollY }),
    restore(target, isSmooth = false) {
      due = () => scroll(target, isSmooth)
    },
    drawn() {
      due?.()
      due = undefined
    },
    reload(url) {
      if (!navigator.onLine || !mayReload(url, tabStorage, Date.now())) return false
      // With the origin: a path of two slashes would be another host.
      location.assign(location.origin + url)
      return true
    }
  }
}

function scroll(target: Place | { readonly id: string }, isSmooth: boolean) {
  const behavior = isSmooth && !isStill() ? 'smooth' : 'instant'
  if ('id' in target) document.getElementById(target.id)?.scrollIntoView()
  else scrollTo({ left: target.x, top: target.y, behavior })
}

/** The visitor wants no motion. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const pageOf = ({ pathname, search }: Location) => pathname + search

function currentKey(): string {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key)
  return 'first'
}

const randomKey = () => Math.random().toString(36).slice(2)
