import { definePage } from '../define-page.ts'
import type { HomeData } from './home-data.ts'

export const page = definePage<HomeData>('home', {
  View: ({ data }) => <h1>{data.shopTitle}</h1>
})
