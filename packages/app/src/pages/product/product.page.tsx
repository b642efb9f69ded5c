import { ProductScreen } from '../../product/product-screen.tsx'
import { definePage } from '../define-page.ts'
import type { ProductData } from './product-data.ts'

export const page = definePage<ProductData>('product', { View: ProductScreen })
