import { definePage } from '../define-page.ts'
import type { ProductData } from './product-data.ts'

export const page = definePage<ProductData>('product', {
  View: ({ data }) => <h1 className="wrap">{data.product.title}</h1>
})
