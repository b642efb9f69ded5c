import { type OpenLine, openLine } from '@vitrina/core'
import { browserCookies, browserLine } from '@vitrina/core/browser'
import { isVersionNews } from '@vitrina/core/engine'
import { siteSubject } from '@vitrina/core/session'

import type { EngineSurroundings } from './follow-page.ts'
import { runningBuild } from './running-build.ts'

export { followPage } from './follow-page.ts'
export { followRouteRules } from './ruled-pages.ts'

/** Connects a guest whose shop is not there; what only a shop can act on fetches it. */
export function openPageLine({ navigation, store }: EngineSurroundings): OpenLine {
  const build = runningBuild()
  const { versions } = store.get(siteSubject).configuration
  const needShop = () => void store.engine().catch(() => undefined)
  if (isVersionNews(browserCookies, versions, build.version)) needShop()
  const path = () => navigation.getState().current.payload.url
  return openLine({ ...browserLine, path }, { build }, needShop)
}
