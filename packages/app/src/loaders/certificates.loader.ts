import { pageHeading } from '@vitrina/core/catalog'
import type { Widget } from '@vitrina/core/entities'
import { certificateCard, certificateOffer } from '@vitrina/core/orders'
import { priceRules } from '@vitrina/core/values'
import { defineLoader, type ShopRequest } from './define-loader.ts'
import { readCertificates, readSold } from './read-certificates.ts'
import { readSeo } from './read-seo.ts'

export const loader = defineLoader('certificates', async request => {
  const [widget, seo] = await Promise.all([readCertificates(request), readSeo(request)])
  const title = pageHeading(seo, request.ownTitle ?? widget.title)
  return {
    data: { title, text: widget.text, cards: widget.items.map(certificateCard) },
    sections: { ranges: () => readRanges(request, widget) },
    head: { title, description: widget.text, seo }
  }
})

/** «От 500 ₽ до 3 000 ₽» of each certificate, by its id. */
async function readRanges(
  request: ShopRequest,
  { items }: Widget
): Promise<Readonly<Record<number, string>>> {
  const rules = priceRules(request.session, request.configuration)
  const sold = await readSold(request)
  return Object.fromEntries(items.map(item => [item.id, certificateOffer(item, sold, rules).range]))
}
