import type { ShopStore } from '@vitrina/core'

/** Marks what leads to the engine: `data-intent` on a control or around several. */
const INTENT = '[data-intent]'

/** Loads the engine when a visitor is about to act: pointer over or focus in a marked place. */
export function loadOnIntent(shop: ShopStore, root: Document): () => void {
  const stop = new AbortController()
  const load = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(INTENT) === null) return
    stop.abort()
    // The action itself loads again and tells the visitor when it cannot.
    shop.engine().catch(() => undefined)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const) {
    root.addEventListener(intent, load, { signal: stop.signal, passive: true })
  }
  return () => stop.abort()
}
