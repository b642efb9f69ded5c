import type { CardView } from '../catalog/product/card.view.ts'
import { newsFacts, newsHead } from '../catalog/seo/described-page.ts'
import { pageHeading } from '../catalog/seo/head.ts'
import { newsPath } from '../content/content-path.ts'
import {
  type NewsCardView,
  type NewsView,
  newsView,
  relatedNews,
  relatedQuery
} from '../content/news.view.ts'
import { type NewsListView, newsListQuery, newsListView } from '../content/news-list.view.ts'
import { getNews, listNews } from '../contracts/news.ts'
import type { NewsItem } from '../entities/news.ts'
import { routeTitle } from '../routes/routes.messages.ts'
import { readShelf } from './collection-shelf.ts'
import { defineLoader, type LoadedData, PageRedirect, type ShopRequest } from './define-loader.ts'
import { ofList } from './of-list.ts'
import { readSeo } from './read-seo.ts'

export interface NewsListData extends NewsListView {
  readonly title: string
}

export interface NewsData extends NewsView {
  readonly html: string
}

export interface NewsSections {
  readonly related: readonly NewsCardView[]
  readonly goods: readonly CardView[]
}

const SHELF_SIZE = 8

/** A page of the blog, or of the promotions. */
export async function loadNewsList(request: ShopRequest): Promise<LoadedData<NewsListData>> {
  const query = newsListQuery(request.url, request.name)
  const [answer, seo] = await Promise.all([request.backend(listNews, { query }), readSeo(request)])
  const list = newsListView(query, answer, request.now())
  const title = pageHeading(seo, routeTitle(request.name))
  return ofList({ ...list, title }, { title, seo, noindex: query.tag !== undefined })
}

/** An article, a piece of news or a promotion; by any other address it is led to its own. */
export async function loadNews(
  request: ShopRequest,
  code: string
): Promise<LoadedData<NewsData, NewsSections>> {
  const { backend, clean, now, origin, path } = request
  const news = await backend(getNews, { params: { id: code } })
  const own = newsPath(news)
  if (own !== path) throw new PageRedirect(own)
  const seo = await readSeo(request)
  const page = { url: origin + path, apiUrl: `${origin}/api` }
  const { collection } = news
  return {
    data: { ...newsView(news, now()), html: clean(news.html) },
    sections: {
      related: () => readRelated(request, news),
      goods: async () =>
        collection === null ? [] : (await readShelf(request, collection, SHELF_SIZE)).cards
    },
    trail: [{ title: news.title, path }],
    head: { ...newsHead(news, page), seo },
    jsonLd: () => [newsFacts(news, page, request.configuration.shopTitle)]
  }
}

async function readRelated(request: ShopRequest, news: NewsItem): Promise<readonly NewsCardView[]> {
  const { data } = await request.shared(`news ${news.type}`, backend =>
    backend(listNews, { query: relatedQuery(news) })
  )
  return relatedNews(news, data, request.now())
}

export const actions = defineLoader('actions', loadNewsList)

export const blog = defineLoader('blog', loadNewsList)

export const actionsDetail = defineLoader('actions-detail', request =>
  loadNews(request, request.params.detail)
)

export const blogDetail = defineLoader('blog-detail', request =>
  loadNews(request, request.params.detail)
)
