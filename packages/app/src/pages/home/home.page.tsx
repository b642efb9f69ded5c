import { bare } from '../../frames/plain.tsx'
import type { loader } from '../../loaders/home.loader.ts'
import { definePage } from '../../routing/define-page.ts'
import { HomeScreen } from './home-screen.tsx'

export const page = definePage<typeof loader>({ frame: bare, View: HomeScreen })
