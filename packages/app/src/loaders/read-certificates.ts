import { getWidget, listVirtualProducts } from '@vitrina/core/contracts'
import { CERTIFICATES_WIDGET } from '@vitrina/core/orders'

import type { ShopRequest } from './define-loader.ts'

/** The certificates as editors wrote them. */
export const readCertificates = ({ shared }: ShopRequest) =>
  shared('certificates', backend => backend(getWidget, { params: { code: CERTIFICATES_WIDGET } }))

/** What is sold as a certificate. */
export const readSold = async ({ shared }: ShopRequest) =>
  (await shared('virtual products', backend => backend(listVirtualProducts, {}))).data
