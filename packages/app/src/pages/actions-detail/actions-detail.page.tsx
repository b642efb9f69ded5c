import { plain } from '../../frames/plain.tsx'
import type { loader } from '../../loaders/actions-detail.loader.ts'
import { NewsScreen } from '../../parts/news-screen.tsx'
import { Share } from '../../parts/share.ts'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({ frame: plain, View: NewsScreen, late: [Share] })
