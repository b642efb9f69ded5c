import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { newsCardView, newsView, relatedNews, relatedQuery } from './news.view.ts'

const NOW = Date.parse('2026-09-10T09:00:00.000Z')

const article = fixtures.newsItem({
  id: 1,
  code: 'ranec',
  type: 'articles',
  title: 'Как выбрать ранец',
  tags: ['Рюкзаки', 'Школа'],
  image: null,
  publicationDate: '2026-07-30T07:00:00.000Z',
  endsAt: null,
  readingMinutes: 5,
  promoCode: null,
  previous: null,
  next: null
})

const action = fixtures.newsItem({
  ...article,
  code: 'skidka',
  type: 'actions',
  endsAt: '2026-11-30T20:59:59.000Z',
  promoCode: 'ЛИНЕЙКА10'
})

test('an article in a list tells its day and its first tag', () => {
  expect(newsCardView(article, NOW)).toMatchObject({
    href: '/blog/detail/ranec',
    picture: undefined,
    notes: ['30 июля', 'Рюкзаки'],
    isOver: false
  })
})

test('a day of another year is told with its year', () => {
  expect(newsCardView(article, Date.parse('2027-01-02')).notes[0]).toBe('30 июля 2026')
})

test.each([
  ['2026-11-30T20:59:59.000Z', ['До 30 ноября'], false],
  ['2026-09-01T00:00:00.000Z', ['Акция завершена'], true],
  [null, ['Без срока'], false]
])('a promotion until %s says so', (endsAt, notes, isOver) => {
  expect(newsCardView({ ...action, endsAt }, NOW)).toMatchObject({
    href: '/actions/skidka',
    notes,
    isOver
  })
})

test('the page of an article tells how long it takes to read and leads to its tags and neighbours', () => {
  const next = { id: 2, code: 'penal', title: 'Как собрать пенал', image: null }

  expect(newsView({ ...article, next }, NOW)).toMatchObject({
    notes: ['30 июля', 'Рюкзаки', '5 мин чтения'],
    tags: [
      { title: 'Рюкзаки', href: '/blog?tag=%D0%A0%D1%8E%D0%BA%D0%B7%D0%B0%D0%BA%D0%B8' },
      { title: 'Школа', href: '/blog?tag=%D0%A8%D0%BA%D0%BE%D0%BB%D0%B0' }
    ],
    older: undefined,
    newer: { title: 'Как собрать пенал', href: '/blog/detail/penal' }
  })
})

test('a promotion shows its code until it is over', () => {
  expect(newsView(action, NOW).promoCode).toBe('ЛИНЕЙКА10')
  expect(newsView(action, Date.parse('2027-01-02')).promoCode).toBeUndefined()
})

test('after an article come three others, first those with more of its tags', () => {
  const others = [[], ['Рюкзаки'], [], ['Школа', 'Рюкзаки'], []].map((tags, place) => ({
    ...article,
    id: place + 1,
    tags
  }))

  expect(relatedNews(article, others, NOW).map(({ id }) => id)).toEqual([4, 2, 3])
})

test('after a promotion other promotions are read, after an article whatever the blog has', () => {
  expect(relatedQuery({ type: 'actions' })).toEqual({ limit: 24, type: 'actions' })
  expect(relatedQuery({ type: 'news' })).toEqual({ limit: 24 })
})
