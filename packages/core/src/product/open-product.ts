import type { Api } from '../api/api.ts'
import { viewProduct } from '../contracts/catalog.ts'
import { ApiError } from '../errors/api-error.ts'
import type { PriceRules } from '../price/price-rules.ts'
import { type OpenReading, openReading } from '../store/open-reading.ts'
import {
  type ProductCommand,
  type ProductState,
  productAfter,
  productCode,
  type ShownProduct
} from './product.ts'
import { productView } from './product.view.ts'

export type OpenProduct = OpenReading<string, ShownProduct, ProductCommand>

interface ProductParts {
  readonly api: Api
  /** Of the visitor at that moment. */
  readonly rules: () => PriceRules
}

/** A product that is read when its address is opened. */
export const openProduct = ({ api, rules }: ProductParts, start: ProductState): OpenProduct =>
  openReading({
    start,
    after: productAfter,
    async read(href, signal) {
      const code = productCode(href)
      if (code === undefined) throw new ApiError({ status: 404 })
      const product = await api(viewProduct, { query: { code } }, signal)
      return { ...productView(product, rules()), description: product.description }
    }
  })
