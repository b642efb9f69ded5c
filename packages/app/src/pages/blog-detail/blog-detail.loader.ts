import { loadNews } from '../../news/news.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('blog-detail', request =>
  loadNews(request, request.params.detail)
)
