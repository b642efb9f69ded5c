import type { CardView } from '@vitrina/core/catalog'
import { newsFacts, newsHead, pageHeading } from '@vitrina/core/catalog'
import {
  type NewsCardView,
  type NewsListView,
  type NewsView,
  newsListQuery,
  newsListView,
  newsPath,
  newsView,
  relatedNews,
  relatedQuery
} from '@vitrina/core/content'
import { getNews, listNews } from '@vitrina/core/contracts'
import type { NewsItem } from '@vitrina/core/entities'
import { routeTitle } from '@vitrina/core/routes'
import { cleanHtml } from './clean-html.ts'
import { readShelf } from './collection-shelf.ts'
import { type LoadedData, PageRedirect, type ShopRequest } from './define-loader.ts'
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
  const list = newsListView(query, answer, Date.now())
  const title = pageHeading(seo, routeTitle(request.name))
  return ofList({ ...list, title }, { title, seo, noindex: query.tag !== undefined })
}

/** An article, a piece of news or a promotion; by any other address it is led to its own. */
export async function loadNews(
  request: ShopRequest,
  code: string
): Promise<LoadedData<NewsData, NewsSections>> {
  const { backend, origin, path } = request
  const news = await backend(getNews, { params: { id: code } })
  const own = newsPath(news)
  if (own !== path) throw new PageRedirect(own)
  const seo = await readSeo(request)
  const page = { url: origin + path, apiUrl: `${origin}/api` }
  const { collection } = news
  return {
    data: { ...newsView(news, Date.now()), html: cleanHtml(news.html) },
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
  return relatedNews(news, data, Date.now())
}
