import type { Shop } from '@vitrina/core'
import type { AnalyticsProduct } from '@vitrina/core/analytics'
import type { Metrika } from '@vitrina/core/browser'

import type { Navigation } from '../routing/navigation-port.ts'

/** Tells of each page that is arrived at: a product that was opened, a page that failed (§7, §8). */
export function tellAnalytics(
  analytics: Shop['analytics'],
  counter: Pick<Metrika, 'followConsent' | 'isAllowed'>,
  navigation: Pick<Navigation, 'getState' | 'subscribe'>
): void {
  let told = ''
  const tell = () => {
    counter.followConsent()
    // Who agrees on a page is on it: then it is told.
    if (!counter.isAllowed()) return
    const { payload } = navigation.getState().current
    const { url, failure } = payload
    const page = `${url.split('?', 1)[0]} ${failure?.status ?? ''}`
    // Another size or colour of the same product is no other visit.
    if (page === told) return
    told = page
    if (failure !== undefined) analytics.failed(failure.status)
    if (isProduct(payload.data)) analytics.visit(payload.data.counted)
  }
  tell()
  navigation.subscribe(tell)
}

/** A product's page brings what analytics is told of it. */
const isProduct = (data: unknown): data is { readonly counted: AnalyticsProduct } =>
  Object.hasOwn(Object(data), 'counted')
