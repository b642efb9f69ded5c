import type { NewsCard, NewsTag, NewsType } from '../entities/news.ts'
import type { PagingMeta } from '../entities/paging.ts'
import { queryParams } from '../routes/query-string.ts'
import type { RouteName } from '../routes/routes.ts'
import { type EmptyList, type ListView, listView } from '../values/pagination/list.view.ts'
import { pageSizeOf } from '../values/pagination/page-size.ts'
import { pageOf } from '../values/pagination/pagination.ts'
import { newsListPath } from './content-path.ts'
import { newsMessages as messages } from './news.messages.ts'
import { type NewsCardView, newsCardView } from './news.view.ts'

const TAG_MAX_LENGTH = 100

/** What a list of news shows: one page, perhaps of one tag. */
export interface NewsListQuery {
  /** Without it articles and news: the blog has both. */
  readonly type?: NewsType
  readonly tag?: string
  readonly page: number
  readonly limit: number
}

/** A list of articles or of promotions as its page shows it. */
export interface NewsListView extends ListView<NewsCardView> {
  readonly tags: readonly NewsTagLink[]
}

export interface NewsTagLink {
  readonly title: string
  readonly href: string
  readonly isChosen: boolean
}

interface NewsListAnswer {
  readonly data: readonly NewsCard[]
  readonly meta: PagingMeta
  readonly tags: readonly NewsTag[]
}

/** Reads the address of a list of news: the blog, or the promotions. */
export function newsListQuery(href: string, route: RouteName): NewsListQuery {
  const params = queryParams(href)
  const tag = params.get('tag')?.slice(0, TAG_MAX_LENGTH) ?? ''
  return {
    ...(route === 'actions' && { type: 'actions' as const }),
    ...(tag !== '' && { tag }),
    ...{ page: pageOf(href), limit: pageSizeOf(route) }
  }
}

/** `now` in milliseconds. */
export function newsListView(
  query: NewsListQuery,
  { data, meta, tags }: NewsListAnswer,
  now: number
): NewsListView {
  const { type = 'articles' } = query
  const all = { title: messages.allTags, href: newsListPath(type), isChosen: !query.tag }
  return {
    tags: [
      all,
      ...tags.map(({ title }) => ({
        title,
        href: newsListPath(type, title),
        isChosen: title === query.tag
      }))
    ],
    ...listView(
      { data, meta },
      {
        href: newsListPath(type, query.tag),
        page: query.page,
        card: news => newsCardView(news, now),
        empty: isPastEnd => emptyNews(isPastEnd, query.tag, all.href)
      }
    )
  }
}

function emptyNews(isPastEnd: boolean, tag: string | undefined, href: string): EmptyList {
  const action = { title: messages.showAll, href }
  if (isPastEnd) return { title: messages.noPage, text: messages.noneOfTagHint, action }
  return tag === undefined
    ? { title: messages.noneYet, text: messages.noneYetHint }
    : { title: messages.noneOfTag, text: messages.noneOfTagHint, action }
}
