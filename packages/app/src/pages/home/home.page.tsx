import { bare } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'
import { HomeScreen } from './home-screen.tsx'

export const page = definePage<'home'>({ frame: bare, View: HomeScreen })
