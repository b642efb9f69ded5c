import { shallowRef } from 'vue'

const here = () => location.pathname + location.search

/** Path and query of the page that is shown. */
export const href = shallowRef(here())

/** Shows another page; `replace`: Back does not return to this one. */
export function open(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  const isOtherPage = href.value.split('?', 1)[0] !== location.pathname
  href.value = here()
  if (isOtherPage) scrollTo(0, 0)
}

/** Renames the page that is shown: Back from elsewhere leads to the new address. */
export const rewrite = (to: string): void => history.replaceState(null, '', to)

addEventListener('popstate', () => {
  href.value = here()
})

document.addEventListener('click', event => {
  const { target, button } = event
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain || link.origin !== location.origin || link.target !== '') return
  event.preventDefault()
  open(link.pathname + link.search)
})
