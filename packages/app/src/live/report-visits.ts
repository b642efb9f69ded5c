import type { Shop } from '@vitrina/core'
import type { Metrika } from '@vitrina/core/browser'
import { type AnalyticsProduct, createPageVisits } from '@vitrina/core/store'

import type { Navigation } from '../routing/navigation-port.ts'

/** Tells of each page that is arrived at. */
export function reportVisits(
  analytics: Shop['analytics'],
  counter: Pick<Metrika, 'followConsent' | 'isAllowed'>,
  navigation: Pick<Navigation, 'getState' | 'subscribe'>
): void {
  const visit = createPageVisits(analytics)
  const notify = () => {
    counter.followConsent()
    // Who agrees on a page is on it: then it is told.
    if (!counter.isAllowed()) return
    const { url, failure, data } = navigation.getState().current.payload
    visit({ url, failed: failure?.status, product: isProduct(data) ? data.counted : undefined })
  }
  notify()
  navigation.subscribe(notify)
}

/** A product's page brings what analytics is told of it. */
const isProduct = (data: unknown): data is { readonly counted: AnalyticsProduct } =>
  Object.hasOwn(Object(data), 'counted')
