import { plain } from '../frames/plain.tsx'
import { definePage } from '../page/define-page.ts'
import type { loader } from './content.loader.ts'
import { ContentScreen } from './content-screen.tsx'

export const page = definePage<typeof loader>({ frame: plain, View: ContentScreen })
