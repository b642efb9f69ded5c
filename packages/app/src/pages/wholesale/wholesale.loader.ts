import { listDeliveryMethods, listPaymentMethods, listPriceList } from '@vitrina/core/contracts'
import { priceRules } from '@vitrina/core/price'
import { isWholesale, wholesaleTerms } from '@vitrina/core/wholesale'

import { defineLoader } from '../../page/define-loader.ts'
import { readSeo } from '../../page/read-seo.ts'

/** Goods among which the one with the most tiers is the example. */
const SAMPLE = 20

/** The terms are those of whoever asks: what the shop would say to him at the checkout. */
export const loader = defineLoader('wholesale', async request => {
  const { backend, configuration, session, town, optional } = request
  const [payments, deliveries, sample, seo] = await Promise.all([
    backend(listPaymentMethods, {}),
    backend(listDeliveryMethods, { query: { city: town } }),
    optional(backend(listPriceList, { query: { limit: SAMPLE } }), { data: [], next: null }),
    readSeo(request)
  ])
  const terms = wholesaleTerms({
    ...{ configuration, roles: session.roles, rules: priceRules(session, configuration) },
    ...{ payments: payments.data, deliveries: deliveries.data, sample: sample.data }
  })
  const isKnown = isWholesale(session)
  return { data: { terms, isWholesale: isKnown, signedIn: session.signedIn }, head: { seo } }
})
