import { safeInternalPath } from '../routes/safe-path.ts'

/** The field of a form that says where it comes back to. */
export const BACK = 'back'

/** The pages of a front, as its router has them. */
export interface FollowedPages {
  /** Shows the page of an address of the shop: its path, with query and anchor. */
  open(url: string, how: OpenHow): unknown
  /** The page may be wanted soon: a pointer, the focus or a finger is on its link. */
  prefetch?(url: string): unknown
  /** The address of the page that is shown; of the document where it is left out. */
  shownUrl?(): string
}

interface OpenHow {
  /** The same screen in another state: scroll and focus stay. */
  readonly keepPlace: boolean
  /** Another page of the same list: the way to its top is seen. */
  readonly isSmooth: boolean
}

/** Files and calls are no pages, though they lie on the same origin. */
const NOT_PAGES = /^\/(?:api|assets|i)\/|\.(?:xml|txt|pdf|json|svg)$/

/**
 * Makes plain links and GET forms of the whole document move inside the application, and fetches
 * their pages when a visitor is about to use them. Components need no link of their own.
 * `data-keep-place` on a link or form: the same screen in another state, scroll and focus stay.
 * `data-smooth` around a link: another page of the same list, whose top is scrolled to.
 * `data-no-prefetch` on a link: with script it needs no page at all.
 * A form with a field `back` comes back to the page that is shown. Returns the way to stop.
 */
export function followLinks(pages: FollowedPages, root: Document): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }

  root.addEventListener(
    'click',
    event => {
      const link = event.defaultPrevented || isSpecialClick(event) ? undefined : pageLink(event)
      if (link === undefined || isSamePlace(link, root)) return
      event.preventDefault()
      void pages.open(urlOf(link), {
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
      void pages.open(formUrl(form, event.submitter), {
        keepPlace: form.dataset.keepPlace !== undefined,
        isSmooth: false
      })
    },
    options
  )
  root.addEventListener(
    'formdata',
    ({ formData }) => {
      if (formData.has(BACK)) formData.set(BACK, shownUrl(pages, root))
    },
    options
  )
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(
      intent,
      event => {
        const url = aheadUrl(pageLink(event), root)
        if (url !== undefined) pages.prefetch?.(url)
      },
      { ...options, passive: true }
    )
  }
  return () => stop.abort()
}

const shownUrl = (pages: FollowedPages, { location }: Document) =>
  pages.shownUrl?.() ?? location.pathname + location.search

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

type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click on a link is the browser's: by another button, or into another tab, window or file. */
export const isSpecialClick = (event: Click) =>
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
