import type { ShopStore } from '@vitrina/core'
import { modalsSubject } from '@vitrina/core/store'

/** Whether the newest entry stands for open windows: a page opened from them takes its place. */
export const isLayer = () => Object(history.state).layer === true

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
