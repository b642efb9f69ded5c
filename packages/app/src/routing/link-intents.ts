import { safeInternalPath } from '@vitrina/core/routes'

import type { Navigation } from './navigation-port.ts'

export const BACK = 'back'

/** Files and calls are no pages, though they lie on the same origin. */
const NOT_PAGES = /^\/(?:api|assets|i)\/|\.(?:xml|txt|pdf|json|svg)$/

/**
 * Makes plain links and GET forms of the whole document move inside the application, and fetches
 * their pages when a visitor is about to use them. Components need no link of their own.
 * `data-keep-place` on a link or form: the same screen in another state, scroll and focus stay.
 * `data-smooth` around a link: another page of the same list, whose top is scrolled to.
 * `data-no-prefetch` on a link: with script it needs no page at all.
 * A form with a field `back` comes back to the page that is shown.
 */
export function followLinks(navigation: Navigation, root: Document): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }

  root.addEventListener(
    'click',
    event => {
      const link = event.defaultPrevented || isSpecialClick(event) ? undefined : pageLink(event)
      if (link === undefined || isSamePlace(link, root)) return
      event.preventDefault()
      void navigation.open(urlOf(link), {
        keepPlace: link.dataset.keepPlace !== undefined,
        isSmooth: link.closest('[data-smooth]') !== null
      })
    },
    options
  )
  root.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPageForm(form)) return
      event.preventDefault()
      void navigation.open(formUrl(form, event.submitter), {
        keepPlace: form.dataset.keepPlace !== undefined
      })
    },
    options
  )
  root.addEventListener(
    'formdata',
    ({ formData }) => {
      if (formData.has(BACK)) formData.set(BACK, navigation.getState().current.payload.url)
    },
    options
  )
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(
      intent,
      event => {
        const url = aheadUrl(pageLink(event), root)
        if (url !== undefined) navigation.prefetch(url)
      },
      { ...options, passive: true }
    )
  }
  return () => stop.abort()
}

const pageLink = ({ target }: Event) =>
  target instanceof Element ? linkOf(target.closest('a[href]')) : undefined

/** Where a link leads whose page may be read before it is pressed. */
export function aheadUrl(link: HTMLAnchorElement | undefined, root: Document): string | undefined {
  if (link === undefined || link.dataset.noPrefetch !== undefined) return undefined
  return isSamePlace(link, root) ? undefined : urlOf(link)
}

/** The link, if a page of the shop is behind it. */
export function linkOf(link: Element | null): HTMLAnchorElement | undefined {
  if (!(link instanceof HTMLAnchorElement)) return undefined
  if (link.origin !== link.ownerDocument.location.origin || NOT_PAGES.test(link.pathname))
    return undefined
  if (safeInternalPath(urlOf(link)) === undefined) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  return link.hasAttribute('download') ? undefined : link
}

const urlOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

const isSamePlace = (link: HTMLAnchorElement, root: Document) =>
  link.hash !== '' && link.pathname + link.search === root.location.pathname + root.location.search

const isSpecialClick = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

const isPageForm = (form: HTMLFormElement) =>
  form.method === 'get' && new URL(form.action).origin === form.ownerDocument.location.origin

/** The address a GET form leads to; empty fields are left out. */
function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = new FormData(form, submitter)
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  }
  const path = new URL(form.action).pathname
  return query.size === 0 ? path : `${path}?${query}`
}
