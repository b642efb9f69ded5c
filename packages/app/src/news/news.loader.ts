import {
  type NewsCardView,
  type NewsListView,
  type NewsView,
  newsListQuery,
  newsListView,
  newsPath,
  newsView,
  relatedNews
} from '@vitrina/core/content'
import { getNews, listNews } from '@vitrina/core/contracts'
import type { NewsItem, Picture } from '@vitrina/core/entities'
import { imageUrl } from '@vitrina/core/media'
import type { CardView } from '@vitrina/core/product'
import { routeTitle } from '@vitrina/core/routes'
import { articleSchema } from '@vitrina/core/seo'

import { readShelf } from '../collection-shelf/collection-shelf.loader.ts'
import { cleanHtml } from '../page/clean-html.ts'
import { type LoadedData, PageRedirect, type ShopRequest } from '../page/define-loader.ts'
import { ofList } from '../page/of-list.ts'
import { readSeo } from '../page/read-seo.ts'

export interface NewsListData extends NewsListView {
  readonly title: string
}

export interface NewsData extends NewsView {
  readonly html: string
  /** Absolute, for links that leave the shop. */
  readonly url: string
}

export interface NewsParts {
  readonly related: readonly NewsCardView[]
  readonly goods: readonly CardView[]
}

const SHELF_SIZE = 8
/** The newest ones, of which the nearest are shown. */
const RELATED_OF = 24
const SHARED_PICTURE_PX = 1280

/** A page of the blog, or of the promotions. */
export async function loadNewsList(
  request: ShopRequest,
  type: 'articles' | 'actions'
): Promise<LoadedData<NewsListData>> {
  const query = newsListQuery(request.url, request.name)
  // Without a type the blog has articles and news.
  const asked = type === 'actions' ? { ...query, type } : query
  const [answer, seo] = await Promise.all([
    request.backend(listNews, { query: asked }),
    readSeo(request)
  ])
  const list = newsListView(query, { type, ...answer }, Date.now())
  const title = seo?.h1 || routeTitle(request.name)
  return ofList({ ...list, title }, { title, seo, noindex: query.tag !== undefined })
}

/** An article, a piece of news or a promotion; by any other address it is led to its own. */
export async function loadNews(
  request: ShopRequest,
  code: string
): Promise<LoadedData<NewsData, NewsParts>> {
  const { backend, origin, path } = request
  const news = await backend(getNews, { params: { id: code } })
  const own = newsPath(news)
  if (own !== path) throw new PageRedirect(own)
  const seo = await readSeo(request)
  const url = origin + path
  const { collection } = news
  return {
    data: { ...newsView(news, Date.now()), html: cleanHtml(news.html), url },
    parts: {
      related: () => readRelated(request, news),
      goods: async () =>
        collection === null ? [] : (await readShelf(request, collection, SHELF_SIZE)).cards
    },
    trail: [{ title: news.title, path }],
    head: {
      title: news.title,
      description: news.preview,
      seo,
      type: 'article',
      ...sharedPicture(news, origin)
    },
    jsonLd: () => [schemaOf(news, request)]
  }
}

async function readRelated(request: ShopRequest, news: NewsItem): Promise<readonly NewsCardView[]> {
  const query = { limit: RELATED_OF, ...(news.type === 'actions' && { type: news.type }) }
  const { data } = await request.shared(`news ${news.type}`, backend =>
    backend(listNews, { query })
  )
  return relatedNews(news, data, Date.now())
}

const sharedPicture = ({ image }: NewsItem, origin: string) =>
  image === null
    ? {}
    : {
        image: pictureUrl(image, origin),
        imageSize: { width: SHARED_PICTURE_PX, height: SHARED_PICTURE_PX }
      }

const schemaOf = (news: NewsItem, { configuration, origin, path }: ShopRequest) =>
  articleSchema({
    title: news.title,
    description: news.preview,
    url: origin + path,
    image: news.image === null ? undefined : pictureUrl(news.image, origin),
    publishedAt: news.publicationDate,
    shop: configuration.shopTitle
  })

const pictureUrl = ({ fileId }: Picture, origin: string) =>
  imageUrl(`${origin}/api`, fileId, 'jpg', `${SHARED_PICTURE_PX}`)
