import { followVisitor } from '../../engine/follow-visitor.ts'
import type { Ground } from '../../engine/ground.ts'
import { type OpenProduct, openProduct } from './open-product.ts'
import { type ProductState, productSubject } from './product.ts'

/** A product and the choice of its colour and size; stop it when its screen is left. */
export function productEngine(ground: Ground, known?: Partial<ProductState>): OpenProduct {
  const product = openProduct(ground, productSubject.start(known))
  return followVisitor(ground, product, () => product.send({ type: 'product.reread' }))
}

/** Opens products without a store that shows them. */
export const openProducts = (ground: Ground) => (known?: Partial<ProductState>) =>
  productEngine(ground, known)
