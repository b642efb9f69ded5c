import { loadNewsList } from '../../news/news.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('actions', loadNewsList)
