import { defineLoader } from './define-loader.ts'
import { loadNewsList } from './news.ts'

export const loader = defineLoader('actions', loadNewsList)
