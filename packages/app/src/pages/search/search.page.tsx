import type { ListingData } from '../../listing/listing.loader.ts'
import { ListingScreen } from '../../listing/listing-screen.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage<ListingData>({ View: ListingScreen })
