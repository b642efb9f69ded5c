import { ContentScreen } from '../parts/content-screen.tsx'
import { definePage } from '../routing/define-page.ts'
import { plain } from './plain.tsx'

export const page = definePage<'page'>({ frame: plain, View: ContentScreen })
