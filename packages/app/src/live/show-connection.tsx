import type { ShopStore } from '@vitrina/core'
import { awaitedSubject, connectionSubject, retryNow, waitingText } from '@vitrina/core/store'
import { ConnectionNote, connectionPlaceStyle } from '@vitrina/react-ui'
import { createRoot, type Root } from 'react-dom/client'

/**
 * Says that the shop is waited for; its place stands on the page from now on, to be said aloud. It is
 * the first of the page and stays in sight: what else stays at the top does so below it.
 */
export function showConnection(shop: ShopStore): void {
  const place = Object.assign(document.createElement('div'), { role: 'status' })
  document.body.prepend(place)
  let root: Root | undefined
  const show = () => {
    const text = waitingText(shop.get(connectionSubject), shop.get(awaitedSubject))
    if (text) root ??= dressed(place)
    root?.render(text && <ConnectionNote text={text} onRetry={() => retryNow(shop)} />)
  }
  shop.subscribe(connectionSubject, show)
  shop.subscribe(awaitedSubject, show)
  show()
}

/** With the first text only: its style and its height make the browser style the whole page again. */
function dressed(place: HTMLElement): Root {
  place.className = connectionPlaceStyle()
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--note', `${place.offsetHeight}px`)
  }).observe(place)
  return createRoot(place)
}
