import { bare } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './home.loader.ts'
import { HomeScreen } from './home-screen.tsx'

export const page = definePage<typeof loader>({ frame: bare, View: HomeScreen })
