import type { RouteName } from '@vitrina/core/routes'
import { keepPage, keptPage, type PagesByNumber } from '@vitrina/core/values'
import type { Navigation } from '../routing/navigation-port.ts'
import type { PagePayload } from '../routing/page-payload.ts'

const LISTS: readonly (RouteName | undefined)[] = ['reviews', 'user-profile-reviews']

/** Shows pages of reviews that were read before without a request, as long as their list is shown (B9). */
export function keepPages({
  getState,
  subscribe,
  keepBy
}: Pick<Navigation, 'getState' | 'subscribe' | 'keepBy'>): void {
  let known: PagesByNumber<PagePayload> | undefined
  let shown: PagePayload | undefined
  function follow() {
    const { payload } = getState().current
    // What was forgotten stays so until another answer is shown.
    if (payload === shown) return
    shown = payload
    const isKept = LISTS.includes(payload.route?.name) && payload.status === 200
    known = isKept ? keepPage(known, payload.url, payload) : undefined
  }
  follow()
  subscribe(follow)
  keepBy({
    find: url => keptPage(known, url),
    clear() {
      known = undefined
    }
  })
}
