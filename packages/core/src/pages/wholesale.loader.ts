import { deliveryTerm, paymentTerm, wholesaleTerms } from '../catalog/wholesale/wholesale.view.ts'
import { listDeliveryMethods } from '../contracts/delivery.ts'
import { listPaymentMethods } from '../contracts/payments.ts'
import { listPriceList } from '../contracts/price-list.ts'
import { getWidget } from '../contracts/widgets.ts'
import type { WidgetItem } from '../entities/widget.ts'
import { isWholesale } from '../session/roles.ts'
import { priceRules } from '../values/price/price-rules.ts'

import { defineLoader } from './define-loader.ts'
import { readSeo } from './read-seo.ts'

/** Goods among which the one with the most tiers is the example. */
const SAMPLE = 20

/** Whom the shop's editors name, and where it leads. */
const audienceOf = ({ id, title, text, link }: WidgetItem) => ({ id, title, text, link })

/** The terms are those of whoever asks: what the shop would say to him at the checkout. */
export const loader = defineLoader('wholesale', async request => {
  const { backend, configuration, session, town, optional } = request
  const [sample, seo] = await Promise.all([
    optional(backend(listPriceList, { query: { limit: SAMPLE } }), { data: [], next: null }),
    readSeo(request)
  ])
  const rules = priceRules(session, configuration)
  const { roles, signedIn } = session
  const terms = wholesaleTerms({ configuration, roles, rules, sample: sample.data })
  return {
    data: { terms, isWholesale: isWholesale(session), signedIn },
    sections: {
      audiences: async () => {
        const read = request.shared('widget for-schools', shop =>
          shop(getWidget, { params: { code: 'for-schools' } })
        )
        const { title, text, items } = await read
        return { title, text, items: items.map(audienceOf) }
      },
      payment: async () => paymentTerm((await backend(listPaymentMethods, {})).data),
      delivery: async () => {
        const { data } = await backend(listDeliveryMethods, { query: { city: town } })
        return deliveryTerm(data, configuration.freeDeliveryFrom, rules)
      }
    },
    head: { seo }
  }
})
