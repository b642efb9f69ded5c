import type { EndpointCall } from '../../api/endpoint-call.ts'
import { viewProduct } from '../../contracts/catalog.ts'
import { ApiError } from '../../platform/api-error.ts'
import { requireValidRoute } from '../../routes/no-page.ts'
import { type OpenReading, openReading } from '../../store/open-reading.ts'
import type { PriceRules } from '../../values/price/price-rules.ts'
import { type ProductState, productRoute, productSubject } from './product.ts'
import { type ProductView, productView } from './product.view.ts'
import { type ProductCommand, productDoor } from './product-commands.ts'
import { isTruePath } from './product-path.ts'

export type OpenProduct = OpenReading<string, ProductView, ProductCommand>

interface ProductOptions {
  readonly api: EndpointCall
  /** Of the visitor at that moment. */
  readonly rules: () => PriceRules
}

/** A product that is read when its address is opened. */
export const openProduct = ({ api, rules }: ProductOptions, start: ProductState): OpenProduct =>
  openReading({
    schema: productDoor,
    start,
    after: productSubject.after,
    async read(href, signal) {
      const route = productRoute(href)
      if (route === undefined) throw new ApiError({ status: 404 })
      const product = await api(viewProduct, { query: { code: route.code } }, signal)
      requireValidRoute(isTruePath(product, route))
      return productView(product, rules())
    }
  })
