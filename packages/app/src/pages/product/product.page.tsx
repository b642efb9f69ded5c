import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'
import { BuyBar, Delivery, Reasons, Share } from './islands.ts'
import { firstPicture } from './product-gallery.tsx'
import { ProductScreen } from './product-screen.tsx'

/** Parts of one file: what came after the page would move the purchase away from under the pointer. */
const late = [Share, Reasons, Delivery, BuyBar]

export const page = definePage<'product'>({
  frame: plain,
  View: ProductScreen,
  late,
  pictures: (data, url) => [firstPicture(data, url)]
})
