import { plain } from '../../frames/plain.tsx'
import { NewsScreen } from '../../parts/news-screen.tsx'
import { Share } from '../../parts/share.ts'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'actions-detail'>({ frame: plain, View: NewsScreen, late: [Share] })
