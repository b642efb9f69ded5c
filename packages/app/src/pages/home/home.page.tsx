import { HomeScreen } from '../../home/home-screen.tsx'
import { definePage } from '../define-page.ts'
import type { HomeData } from './home-data.ts'

export const page = definePage<HomeData>('home', { View: HomeScreen })
