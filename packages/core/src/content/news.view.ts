import type { NewsCard, NewsItem } from '../entities/news.ts'
import type { Picture } from '../entities/picture.ts'
import { formatDate, formatDay } from '../values/calendar/date-format.ts'
import { newsListPath, newsPath } from './content-path.ts'
import { newsMessages as messages } from './news.messages.ts'
import { isActionOver, readingTime } from './news.ts'

/** An article, a piece of news or a promotion in a list. */
export interface NewsCardView {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly preview: string
  readonly picture: Picture | undefined
  /** «30 июля», «Размеры»; of a promotion until when it goes on. */
  readonly notes: readonly string[]
  /** A promotion that has ended. */
  readonly isOver: boolean
}

/** The page of one of them. */
export interface NewsView extends NewsCardView {
  readonly tags: readonly { readonly title: string; readonly href: string }[]
  readonly link: NewsItem['link']
  /** None once the promotion has ended. */
  readonly promoCode: string | undefined
  readonly older: NewsLink | undefined
  readonly newer: NewsLink | undefined
}

type NewsLink = Pick<NewsCardView, 'title' | 'href'>

const RELATED_MAX = 3
/** The newest ones, of which the nearest are shown. */
const RELATED_OF = 24

/** `now` in milliseconds. */
export const newsCardView = (news: NewsCard, now: number): NewsCardView => ({
  id: news.id,
  href: newsPath(news),
  title: news.title,
  preview: news.preview,
  picture: news.image ?? undefined,
  notes: news.type === 'actions' ? [actionTerm(news, now)] : articleNotes(news, now),
  isOver: isActionOver(news, now)
})

/** `now` in milliseconds. */
export function newsView(news: NewsItem, now: number): NewsView {
  const card = newsCardView(news, now)
  const { type, tags, link, promoCode, previous, next } = news
  return {
    ...card,
    notes: type === 'actions' ? card.notes : [...card.notes, readingTime(news)],
    tags: tags.map(title => ({ title, href: newsListPath(type, title) })),
    link,
    promoCode: card.isOver ? undefined : (promoCode ?? undefined),
    older: neighbour(type, previous),
    newer: neighbour(type, next)
  }
}

/** Among what its related ones are sought: promotions stay among themselves. */
export const relatedQuery = ({ type }: Pick<NewsItem, 'type'>) => ({
  limit: RELATED_OF,
  ...(type === 'actions' && { type })
})

/** Picks up to three related articles: those with most common tags first, never the article itself. */
export const relatedNews = (
  news: Pick<NewsItem, 'id' | 'tags'>,
  others: readonly NewsCard[],
  now: number
): readonly NewsCardView[] =>
  others
    .filter(({ id }) => id !== news.id)
    .sort((one, other) => sharedTags(news, other) - sharedTags(news, one))
    .slice(0, RELATED_MAX)
    .map(other => newsCardView(other, now))

const sharedTags = (news: Pick<NewsItem, 'tags'>, { tags }: NewsCard) =>
  tags.filter(tag => news.tags.includes(tag)).length

const neighbour = (type: NewsItem['type'], news: NewsItem['previous']): NewsLink | undefined =>
  news === null ? undefined : { title: news.title, href: newsPath({ type, code: news.code }) }

const articleNotes = ({ publicationDate, tags }: NewsCard, now: number) => [
  dayNear(publicationDate, now),
  ...tags.slice(0, 1)
]

function actionTerm(action: NewsCard, now: number): string {
  if (isActionOver(action, now)) return messages.over
  return action.endsAt === null ? messages.endless : messages.until(dayNear(action.endsAt, now))
}

/** The year is told where it is not this one. */
const dayNear = (time: string, now: number) =>
  formatDate(time).slice(-4) === formatDate(now).slice(-4) ? formatDay(time) : formatDate(time)
