import { defineLoader } from './define-loader.ts'
import { loadNews } from './news.ts'

export const loader = defineLoader('actions-detail', request =>
  loadNews(request, request.params.detail)
)
