import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './search.loader.ts'
import { SearchScreen } from './search-screen.tsx'

export const page = definePage<typeof loader>({ frame: plain, View: SearchScreen })
