import { plain } from '../../frames/plain.tsx'
import type { loader } from '../../loaders/page.loader.ts'
import { ContentScreen } from '../../parts/content-screen.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({ frame: plain, View: ContentScreen })
