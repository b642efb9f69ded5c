import { definePage } from '../../page/define-page.ts'
import type { HomeData } from './home.loader.ts'
import { HomeScreen } from './home-screen.tsx'

export const page = definePage<HomeData>({ View: HomeScreen })
