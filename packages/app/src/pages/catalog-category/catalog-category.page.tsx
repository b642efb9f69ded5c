import { plain } from '../../frames/plain.tsx'
import { listingPictures } from '../../parts/listing/listing-goods.tsx'
import { ListingScreen } from '../../parts/listing/listing-screen.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'catalog-category'>({
  frame: plain,
  View: ListingScreen,
  pictures: listingPictures
})
