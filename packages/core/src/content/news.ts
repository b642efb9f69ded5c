import type { NewsCard } from '../entities/news.ts'
import { newsMessages } from './news.messages.ts'

/** Letters a grown-up reads in a minute, spaces included. */
const LETTERS_A_MINUTE = 1200

/** Estimates the reading time of an HTML text in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  const letters = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim().length
  return Math.max(1, Math.round(letters / LETTERS_A_MINUTE))
}

/** «5 мин чтения» */
export const readingTime = (news: Pick<NewsCard, 'readingMinutes'>) =>
  newsMessages.readingTime(news.readingMinutes)

/** Whether a promotion has ended; `now` in milliseconds. Without an end it never does. */
export function isActionOver(action: Pick<NewsCard, 'endsAt'>, now: number): boolean {
  const { endsAt } = action
  return endsAt !== null && Date.parse(endsAt) <= now
}
