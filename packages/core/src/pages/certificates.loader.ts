import { pageHeading } from '../catalog/seo/head.ts'
import { listVirtualProducts } from '../contracts/basket.ts'
import { getWidget } from '../contracts/widgets.ts'
import type { Widget } from '../entities/widget.ts'
import {
  CERTIFICATES_WIDGET,
  type CertificateOffer,
  certificateCard,
  certificateOffer,
  findCertificate
} from '../orders/certificates/certificate.view.ts'
import { ApiError } from '../platform/api-error.ts'
import { priceRules, showPrice } from '../values/price/price-rules.ts'
import { certificatePageMessages } from './certificate-page.messages.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'
import { readSeo } from './read-seo.ts'

/** The certificates as editors wrote them. */
export const readCertificates = ({ shared }: ShopRequest) =>
  shared('certificates', backend => backend(getWidget, { params: { code: CERTIFICATES_WIDGET } }))

/** What is sold as a certificate. */
export const readSold = async ({ shared }: ShopRequest) =>
  (await shared('virtual products', backend => backend(listVirtualProducts, {}))).data

export const certificates = defineLoader('certificates', async request => {
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

export interface CertificateSections {
  readonly offer: CertificateOffer
}

export const certificate = defineLoader('certificates-id', async request => {
  const { clean, configuration, optional, params, path, session } = request
  const rules = priceRules(session, configuration)
  const selling = readSold(request)
  const [widget, sold] = await Promise.all([readCertificates(request), optional(selling, [])])
  const item = findCertificate(widget, params.id)
  if (item === undefined) throw new ApiError({ status: 404 })
  const title = certificatePageMessages.titled(item.title)
  const { range } = certificateOffer(item, sold, rules)
  return {
    data: {
      ...{ ...certificateCard(item), name: title },
      ...{ nothing: showPrice(0, rules), html: clean(item.html) }
    },
    sections: { offer: async () => certificateOffer(item, await selling, rules) },
    trail: [{ title: item.title, path }],
    head: { title, description: range === '' ? item.text : `${item.text} ${range}.` }
  }
})
