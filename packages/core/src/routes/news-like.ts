import { type RouteName, routeOf } from './routes.ts'

const NEWS_NAME = /articles|news|actions/

/** Pages that pagination treats as news: by the words of their name or by their type (A9). */
export function isNewsLike(page: { readonly name: string; readonly type: string }): boolean {
  const { name, type } = page
  return NEWS_NAME.test(name) || type.startsWith('news-')
}

/** Whether a page is an article, a promotion or a list of them (A9). */
export const isNewsLikeRoute = (name: RouteName) => isNewsLike(routeOf(name))
