import { type Shop, VERSION_MODAL } from '@vitrina/core'
import { isModalOpen } from '@vitrina/core/store'

import { keepGrown } from '../platform/keep-grown.ts'
import type { EngineSurroundings } from './follow-page.ts'

interface Followed extends EngineSurroundings {
  /** The arrivals at pages before the shop started: that one is checked by its start, once. */
  readonly since: number
}

/** Joins the living shop with the page: arrivals go in, messages and windows come out. */
export function followEngine(shop: Shop, { navigation, store, since }: Followed): void {
  // Now, while the site has it: the release that needs the window takes its code away.
  void loadWindow().catch(() => undefined)
  keepGrown(store, navigation)
  let arrivals = since
  const check = () => {
    const { arrivals: next, current } = navigation.getState()
    if (next !== arrivals) shop.navigate(current.payload.url)
    arrivals = next
  }
  check()
  navigation.subscribe(check)
  let isAsking = false
  const ask = () => {
    if (isAsking || !isModalOpen(shop.modals.get(), VERSION_MODAL)) return
    isAsking = true
    void askToReload(shop)
  }
  shop.modals.subscribe(ask)
  // What came before the shop may have asked already.
  ask()
}

const loadWindow = () => import('./version-window.tsx')

async function askToReload(shop: Shop): Promise<void> {
  try {
    const { showVersionWindow } = await loadWindow()
    showVersionWindow(shop, VERSION_MODAL)
  } catch {
    // It was gone before it was fetched: nothing is left but to reload.
    shop.version.send({ type: 'version.accept' })
  }
}
