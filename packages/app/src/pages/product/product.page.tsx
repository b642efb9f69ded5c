import { definePage } from '../../page/define-page.ts'
import type { ProductData } from './product.loader.ts'
import { ProductScreen } from './product-screen.tsx'

export const page = definePage<ProductData>({ View: ProductScreen })
