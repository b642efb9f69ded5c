import { matchRoute } from '../../routes/route-match.ts'
import type { RouteParams } from '../../routes/routes.ts'
import { defineSubject } from '../../store/by-command.ts'
import { emptyReading, isReading, type Reading, retried, wanting } from '../../store/reading.ts'
import { type Choice, readChoice } from '../choice/choice.ts'
import type { ProductView } from './product.view.ts'
import type { ProductCommand } from './product-commands.ts'

/** The wish is the address: `?group=ID` in it is the choice. */
export type ProductState = Reading<string, ProductView>

/** The product on the screen, with the chosen colour and size. */
export const productSubject = /* @__PURE__ */ defineSubject<ProductState, ProductCommand>({
  name: 'product',
  start: initial => ({ ...emptyReading, ...initial }),
  commands: {
    'product.open': (product, { href }) => opened(product, href),
    'product.retry': retried,
    'product.reread': product =>
      product.query === undefined ? product : wanting(product, product.query)
  },
  needsShop: isReading
})

function opened(product: ProductState, href: string): ProductState {
  const { query, failure } = product
  const isSame = query !== undefined && pathOf(query) === pathOf(href)
  if (isSame && failure === undefined) return { ...product, query: href }
  const other: ProductState = { ...product, value: undefined }
  return wanting(other, href)
}

const pathOf = (href: string) => href.split('?', 1)[0] ?? ''

/** What the address of a product names: its code and the way to it; nothing at other addresses. */
export function productRoute(href: string): RouteParams<'product'> | undefined {
  const route = matchRoute(pathOf(href))
  return route?.name === 'product' ? route.params : undefined
}

/** The chosen colour and size, and what else there is; nothing while the product is read. */
export const productChoice = ({ value, query }: ProductState): Choice =>
  readChoice(value?.groups ?? [], query ?? '')

/** What a product screen is at; a product stays on it while its prices are read anew. */
export function productPhase({ value, failure }: ProductState): 'loading' | 'failed' | 'ready' {
  if (value !== undefined) return 'ready'
  return failure === undefined ? 'loading' : 'failed'
}
