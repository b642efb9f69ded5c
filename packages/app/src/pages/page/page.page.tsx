import { ContentScreen } from '../../content/content-screen.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './page.loader.ts'

export const page = definePage<typeof loader>({ frame: plain, View: ContentScreen })
