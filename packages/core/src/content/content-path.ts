import type { NewsCard, NewsType } from '../entities/news.ts'
import { setParam } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'
import { routes } from '../routes/routes.ts'
import { encodeUrlPart } from '../routes/url-part.ts'

/** The address of a page of texts: its own route where it has one, else under /pages. */
export function pagePath(code: string): string {
  const own = routes.find(({ name, path }) => name === code && !path.includes('{'))
  return own === undefined ? routePath('page', { code }) : own.path
}

/** Promotions have a place of their own; articles and news stand in the blog. */
export const newsPath = ({ code, type }: Pick<NewsCard, 'code' | 'type'>) =>
  routePath(type === 'actions' ? 'actions-detail' : 'blog-detail', { detail: code })

/** A list of articles or promotions, narrowed to a tag; the first page. */
export function newsListPath(type: NewsType, tag?: string): string {
  const path = routePath(type === 'actions' ? 'actions' : 'blog')
  return tag === undefined ? path : setParam(path, ['tag'], `tag=${encodeUrlPart(tag)}`)
}
