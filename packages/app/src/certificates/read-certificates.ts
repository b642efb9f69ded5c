import { CERTIFICATES_WIDGET } from '@vitrina/core/certificates'
import { getWidget, listVirtualProducts } from '@vitrina/core/contracts'

import type { ShopRequest } from '../page/define-loader.ts'

/** The certificates as editors wrote them, and what is sold as one. */
export async function readCertificates({ shared }: ShopRequest) {
  const [widget, sold] = await Promise.all([
    shared('certificates', backend =>
      backend(getWidget, { params: { code: CERTIFICATES_WIDGET } })
    ),
    shared('virtual products', backend => backend(listVirtualProducts, {}))
  ])
  return { widget, sold: sold.data }
}
