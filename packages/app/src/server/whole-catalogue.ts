import { listProducts } from '@vitrina/core/contracts'
import type { ProductCard } from '@vitrina/core/entities'

import type { Backend } from '../page/backend.ts'

const PAGE_SIZE = 100

/** Every product of the shop, page by page. */
export async function readWholeCatalogue(backend: Backend): Promise<readonly ProductCard[]> {
  const products: ProductCard[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await backend(listProducts, { body: { page, limit: PAGE_SIZE } })
    products.push(...data)
    if (page >= meta.pages) return products
  }
}
