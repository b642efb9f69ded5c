import { ApiError } from '@vitrina/core'
import { certificateView, findCertificate } from '@vitrina/core/certificates'
import { priceRules, showPrice } from '@vitrina/core/price'

import { readCertificates } from '../../certificates/read-certificates.ts'
import { cleanHtml } from '../../page/clean-html.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { certificatePageMessages } from './certificate-page.messages.ts'

export const loader = defineLoader('certificates-id', async request => {
  const { configuration, params, path, session } = request
  const { widget, sold } = await readCertificates(request)
  const item = findCertificate(widget, params.id)
  if (item === undefined) throw new ApiError({ status: 404 })
  const rules = priceRules(session, configuration)
  const certificate = certificateView(item, sold, rules)
  const title = certificatePageMessages.titled(item.title)
  return {
    data: { ...certificate, name: title, nothing: showPrice(0, rules), html: cleanHtml(item.html) },
    trail: [{ title: item.title, path }],
    head: { title, description: `${item.text} ${certificate.range}.` }
  }
})
