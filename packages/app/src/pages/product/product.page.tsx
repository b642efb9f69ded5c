import { ProductScreen } from '../../product/product-screen.tsx'
import type { ProductData } from '../../product/product-view.ts'
import { definePage } from '../define-page.ts'

export const page = definePage<ProductData>('product', { View: ProductScreen })
