import { plain } from '../../frames/plain.tsx'
import { ListingScreen } from '../../listing/listing-screen.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './search.loader.ts'

export const page = definePage<typeof loader>({ frame: plain, View: ListingScreen })
