import type { ListingData } from '../../listing/listing-data.ts'
import { ListingScreen } from '../../listing/listing-screen.tsx'
import { definePage } from '../define-page.ts'

export const page = definePage<ListingData>(['catalog-category', 'search'], { View: ListingScreen })
