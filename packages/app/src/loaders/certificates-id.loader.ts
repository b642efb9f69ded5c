import { ApiError } from '@vitrina/core'
import {
  type CertificateOffer,
  certificateCard,
  certificateOffer,
  findCertificate
} from '@vitrina/core/orders'
import { priceRules, showPrice } from '@vitrina/core/values'
import { certificatePageMessages } from './certificate-page.messages.ts'
import { cleanHtml } from './clean-html.ts'
import { defineLoader } from './define-loader.ts'
import { readCertificates, readSold } from './read-certificates.ts'

export interface CertificateSections {
  readonly offer: CertificateOffer
}

export const loader = defineLoader('certificates-id', async request => {
  const { configuration, optional, params, path, session } = request
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
      ...{ nothing: showPrice(0, rules), html: cleanHtml(item.html) }
    },
    sections: { offer: async () => certificateOffer(item, await selling, rules) },
    trail: [{ title: item.title, path }],
    head: { title, description: range === '' ? item.text : `${item.text} ${range}.` }
  }
})
