import { plain } from '../../frames/plain.tsx'
import { ContentScreen } from '../../parts/content-screen.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'page'>({ frame: plain, View: ContentScreen })
