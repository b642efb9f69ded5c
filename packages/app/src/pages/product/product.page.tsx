import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './product.loader.ts'
import { ProductScreen } from './product-screen.tsx'
import { Share } from './touched.ts'

export const page = definePage<typeof loader>({ frame: plain, View: ProductScreen, late: [Share] })
