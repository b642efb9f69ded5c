import { filterAddress } from '@vitrina/core/catalog'
import { shallowRef } from 'vue'

const here = () => location.pathname + location.search

/** Path and query of the page that is shown. */
export const href = shallowRef(here())

/** Shows another page; `replace`: Back does not return to this one. */
export function open(to: string, { replace = false } = {}): void {
  history[replace || to === here() ? 'replaceState' : 'pushState'](null, '', to)
  const isOtherPage = href.value.split('?', 1)[0] !== location.pathname
  href.value = here()
  if (isOtherPage) scrollTo(0, 0)
}

addEventListener('popstate', () => {
  href.value = here()
})

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain || link.origin !== location.origin || link.target !== '') return
  event.preventDefault()
  open(link.pathname + link.search)
})

// Forms that a page handles itself are prevented by it.
document.addEventListener('submit', event => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  open(filterAddress(new URL(form.action).pathname, fields))
})
