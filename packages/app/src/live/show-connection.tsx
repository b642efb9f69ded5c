import type { ShopStore } from '@vitrina/core'
import { connectionSubject, connectionText } from '@vitrina/core/store'
import { ConnectionNote, connectionPlaceStyle } from '@vitrina/react-ui'
import { createRoot } from 'react-dom/client'

/**
 * Says that the shop is waited for; its place stands on the page from now on, to be said aloud. It is
 * the first of the page and stays in sight: what else stays at the top does so below it.
 */
export function showConnection(shop: ShopStore): void {
  const place = Object.assign(document.createElement('div'), { role: 'status' })
  place.className = connectionPlaceStyle()
  document.body.prepend(place)
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--note', `${place.offsetHeight}px`)
  }).observe(place)
  const root = createRoot(place)
  const retry = () => shop.send(connectionSubject, { type: 'connection.retry' })
  const show = () => {
    const text = connectionText(shop.get(connectionSubject))
    root.render(text && <ConnectionNote text={text} onRetry={retry} />)
  }
  shop.subscribe(connectionSubject, show)
  show()
}
