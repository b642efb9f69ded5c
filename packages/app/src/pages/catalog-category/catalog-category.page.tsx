import { plain } from '../../frames/plain.tsx'
import { listingPictures } from '../../listing/listing-goods.tsx'
import { ListingScreen } from '../../listing/listing-screen.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './catalog-category.loader.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ListingScreen,
  pictures: listingPictures
})
