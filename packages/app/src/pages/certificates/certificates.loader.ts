import { certificateView } from '@vitrina/core/certificates'
import { priceRules } from '@vitrina/core/price'

import { readCertificates } from '../../certificates/read-certificates.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { readSeo } from '../../page/read-seo.ts'

export const loader = defineLoader('certificates', async request => {
  const rules = priceRules(request.session, request.configuration)
  const [{ widget, sold }, seo] = await Promise.all([readCertificates(request), readSeo(request)])
  const title = seo?.h1 || widget.title
  const cards = widget.items.map(item => certificateView(item, sold, rules))
  return {
    data: { title, text: widget.text, cards },
    head: { title, description: widget.text, seo }
  }
})
