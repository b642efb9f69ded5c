import { plain } from '../../frames/plain.tsx'
import { NewsScreen } from '../../news/news-screen.tsx'
import { Share } from '../../news/share.ts'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './blog-detail.loader.ts'

export const page = definePage<typeof loader>({ frame: plain, View: NewsScreen, late: [Share] })
