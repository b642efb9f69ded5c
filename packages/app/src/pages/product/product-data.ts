import { ApiError, type Product } from '@vitrina/core'
import { viewProduct } from '@vitrina/core/contracts'

import type { PageLoader } from '../page-loader.ts'

export interface ProductData {
  readonly product: Product
}

export const loadProduct: PageLoader<'product', ProductData> = async ({ params, shared }) => {
  const product = await shared(`product:${params.code}`, backend =>
    backend(viewProduct, { query: { code: params.code } })
  )
  const path = product.trail.map(({ code }) => code).join('/')
  if (path !== [params.category, ...params.slug].join('/')) throw new ApiError({ status: 404 })
  return { data: { product }, head: { title: product.title } }
}
