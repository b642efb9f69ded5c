import type { EngineContext } from '../../engine/engine-context.ts'
import { followVisitor } from '../../engine/follow-visitor.ts'
import { type OpenProduct, openProduct } from './open-product.ts'
import { type ProductState, productSubject } from './product.ts'

/** A product and the choice of its colour and size; stop it when its screen is left. */
export function productEngine(
  context: EngineContext,
  initial?: Partial<ProductState>
): OpenProduct {
  const product = openProduct(context, productSubject.start(initial))
  return followVisitor(context, product, () => product.send({ type: 'product.reread' }))
}

/** Opens products without a store that shows them. */
export const openProducts = (context: EngineContext) => (initial?: Partial<ProductState>) =>
  productEngine(context, initial)
