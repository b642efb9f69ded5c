import {
  getNews,
  getPage,
  getWidget,
  listNews,
  listPageTree,
  searchPages
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { quickestRatio } from '../../../testing/quickest-ratio.ts'
import { publishNews, publishPage, publishWidget } from '../src/modules/content/publish.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const AUTUMN = new Date('2026-11-21T09:00:00Z')
const JUNK =
  '<h2 onclick="steal()">Мерки</h2><script>steal()</script><p>Лента <img src=x onerror=steal()>' +
  '<a href="javascript:steal()">сюда</a></p><iframe src="//evil.example"></iframe>'
const CLEAN = '<h2>Мерки</h2><p>Лента <img src="x" /><a>сюда</a></p>'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { now: () => AUTUMN } })
})

afterAll(() => backend.close())

interface NewsQuery {
  readonly type?: 'articles' | 'news' | 'actions'
  readonly tag?: string
  readonly page?: number
  readonly limit?: number
}

const news = (query: NewsQuery) => backend.call(listNews, { query })

test('the blog shows articles and news, the newest first, and counts their tags', async () => {
  const { data, meta, tags } = await news({})

  const dates = data.map(({ publicationDate }) => publicationDate)
  expect(data).toHaveLength(10)
  expect(meta).toEqual({ page: 1, limit: 10, total: 17, pages: 2 })
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(data.filter(({ type }) => type === 'actions')).toEqual([])
  expect(tags[0]).toEqual({ title: 'Форма', count: 4 })
})

test('pages of the blog follow each other, and one beyond the last is empty', async () => {
  const [first, second, beyond] = await Promise.all([
    news({ page: 1, limit: 9 }),
    news({ page: 2, limit: 9 }),
    news({ page: 3, limit: 9 })
  ])

  const ids = [...first.data, ...second.data].map(({ id }) => id)
  expect(new Set(ids).size).toBe(17)
  expect(beyond.data).toEqual([])
  expect(beyond.meta).toEqual({ page: 3, limit: 9, total: 17, pages: 2 })
})

test.each([
  ['page 0', '?page=0', 'page', 'Не меньше 1'],
  ['a page that is no number', '?page=первая', 'page', 'Неверное значение'],
  ['more than a hundred', '?limit=101', 'limit', 'Не больше 100'],
  ['a type that is none', '?type=stories', 'type', 'Недопустимое значение']
])('a list with %s is refused by the field', async (_, query, field, message) => {
  const response = await backend.app.request(`/news/v1${query}`)

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: { [field]: message } })
})

test('a tag leaves its articles', async () => {
  const { data, meta } = await news({ tag: 'Первый класс' })

  expect(data.map(({ title }) => title)).toEqual([
    'Что купить к первому классу, а что подождёт до октября',
    'Тетрадь в косую линейку: зачем она нужна и когда её сменить'
  ])
  expect(meta.total).toBe(2)
  expect((await news({ tag: 'нет такой' })).data).toEqual([])
})

test('promotions that are over stand behind those that hold', async () => {
  const { data } = await news({ type: 'actions' })

  const over = data.map(({ endsAt }) => endsAt !== null && Date.parse(endsAt) <= AUTUMN.getTime())
  expect(data).toHaveLength(7)
  expect(over).toEqual([false, false, false, false, false, false, true])
})

test('an article has its text, reading time and neighbours of the same kind', async () => {
  const { data } = await news({ type: 'articles', limit: 100 })
  const [newest, second, third] = data

  const item = await backend.call(getNews, { params: { id: second?.code ?? '' } })

  expect(item).toMatchObject({ id: second?.id, type: 'articles', readingMinutes: 1 })
  expect(item.html).toContain('<h2>')
  expect(item.next).toMatchObject({ id: newest?.id, title: newest?.title })
  expect(item.previous).toMatchObject({ id: third?.id, title: third?.title })
  expect(await backend.call(getNews, { params: { id: second?.id ?? 0 } })).toEqual(item)
})

test('the first and the last article have one neighbour', async () => {
  const { data } = await news({ type: 'articles', limit: 100 })
  const newest = await backend.call(getNews, { params: { id: data[0]?.id ?? 0 } })
  const oldest = await backend.call(getNews, { params: { id: data.at(-1)?.id ?? 0 } })

  expect([newest.next, newest.previous?.id]).toEqual([null, data[1]?.id])
  expect([oldest.previous, oldest.next?.id]).toEqual([null, data.at(-2)?.id])
})

test('a promotion tells its code, its end and where to go', async () => {
  const { data } = await news({ type: 'actions' })

  const item = await backend.call(getNews, { params: { id: data[0]?.code ?? '' } })

  expect(item).toMatchObject({
    title: 'Скидка 10\u00a0% по промокоду «ЛИНЕЙКА10»',
    promoCode: 'ЛИНЕЙКА10',
    endsAt: '2026-12-31T20:59:59.000Z',
    link: { text: 'Выбрать товары', url: '/catalog' }
  })
})

test.each(['0', '999999', '99999999999999999999', 'net-takoj', "' or 1=1 --", '%00'])(
  'no article goes by %j',
  async id => {
    const refusal = await backend.refused(getNews, { params: { id } })

    expect(refusal).toMatchObject({ status: 404, message: 'Статья не найдена' })
  }
)

test('an article of another site is not found on this one', async () => {
  await publishNews(backend.db, {
    id: 900,
    code: 'minsk',
    type: 'news',
    title: 'Открыли склад в Минске',
    preview: '',
    html: '<p>Уникальнейший склад.</p>',
    tags: [],
    image: null,
    link: null,
    promo_code: null,
    collection: null,
    publication_date: AUTUMN,
    ends_at: null,
    site_ids: ['2']
  })
  const there = { headers: { 'site-id': '2' } }
  const input = { params: { id: 'minsk' } }
  const search = { query: { query: 'уникальнейший' } }

  expect((await backend.refused(getNews, input)).status).toBe(404)
  expect((await backend.call(searchPages, search)).data).toEqual([])
  expect((await backend.call(getNews, input, there)).title).toBe('Открыли склад в Минске')
  expect((await backend.call(searchPages, search, there)).data).toHaveLength(1)
})

test('pages stand in a tree, without their texts', async () => {
  const { data } = await backend.call(listPageTree, {})

  expect(data.map(({ code, children }) => [code, children.map(child => child.code)])).toEqual([
    ['about', ['contacts', 'tour-shop', 'tour-fabrica']],
    [
      'info',
      ['how-order', 'payments', 'refund', 'bonusy', 'merki', 'uhod', 'constructor', 'offer']
    ],
    ['shkolam', ['dileram']],
    ['policy', []]
  ])
  expect(JSON.stringify(data)).not.toContain('<p>')
})

test('a page renewed keeps its address and tells when it changed', async () => {
  const text = { code: 'uhod', title: 'Уход за вещами', html: '<p>Губка и мыло.</p>' }
  await publishPage(backend.db, { ...text, parent_code: 'info', sort: 110, updated_at: AUTUMN })

  const page = await backend.call(getPage, { query: { code: 'uhod' } })

  expect(page).toEqual({ ...text, updatedAt: AUTUMN.toISOString() })
})

test('what comes in is cleaned: pages, news and widgets', async () => {
  await publishPage(backend.db, { code: 'junk', title: 'Мусор', html: JUNK, updated_at: AUTUMN })
  await publishNews(backend.db, {
    id: 901,
    code: 'junk',
    type: 'news',
    title: 'Мусор',
    preview: '',
    html: JUNK,
    tags: [],
    image: null,
    link: null,
    promo_code: null,
    collection: null,
    publication_date: new Date('2020-01-01T00:00:00Z'),
    ends_at: null
  })
  const item = { id: 1, title: 'Мусор', text: '', class: '', link: null, images: [], amounts: [] }
  await publishWidget(backend.db, {
    code: 'junk',
    kind: 'cards',
    title: 'Мусор',
    text: '',
    items: [{ ...item, html: JUNK }]
  })

  expect((await backend.call(getPage, { query: { code: 'junk' } })).html).toBe(CLEAN)
  expect((await backend.call(getNews, { params: { id: 'junk' } })).html).toBe(CLEAN)
  expect((await backend.call(getWidget, { params: { code: 'junk' } })).items[0]?.html).toBe(CLEAN)
})

const search = (query: string, paging: { page?: number; limit?: number } = {}) =>
  backend.call(searchPages, { query: { query, ...paging } })

test('a search finds pages and articles by any form of a word, with plain text around it', async () => {
  const { data, meta, corrected } = await search('бонусами')

  expect(data.map(({ code }) => code)).toContain('bonusy')
  expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['page', 'news', 'actions']))
  expect(data.every(({ excerpt }) => /бонус/i.test(excerpt) && !/[<>]/.test(excerpt))).toBe(true)
  expect(meta).toMatchObject({ page: 1, limit: 10 })
  expect(corrected).toBeNull()
})

test.each([
  ['the other layout', ',jyecs', 'бонусы', 'bonusy'],
  ['a typo', 'экскурсея', 'экскурсия', 'tour-shop'],
  ['the other layout and a typo', 'cthnbabrfn', 'сертификат', 'info']
])('a search typed with %s is mended and says how', async (_, typed, text, code) => {
  const { data, corrected } = await search(typed)

  expect(corrected).toBe(text)
  expect(data.map(hit => hit.code)).toContain(code)
})

test.each(['', '   ', 'ъъъъъъ', '!!!', '"', '&&|', '\u{1f600}', "'; drop table page; --"])(
  'a search for %j finds nothing and fails nowhere',
  async text => {
    const { data, meta, corrected } = await search(text)

    expect([data, meta.total, corrected]).toEqual([[], 0, null])
  }
)

test('a search has pages, and one beyond the last is empty with the true total', async () => {
  const all = await search('школа', { limit: 100 })
  const first = await search('школа', { limit: 3 })
  const second = await search('школа', { limit: 3, page: 2 })
  const beyond = await search('школа', { page: 1000 })

  expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 6))
  expect(all.meta.total).toBeGreaterThan(6)
  expect([beyond.data, beyond.meta.total]).toEqual([[], all.meta.total])
})

/** Ten times the letters, with room for what a long text costs the memory. */
const LINEAR_MAX = 40

test('a text of ten thousand letters is searched quickly, a longer one is refused', async () => {
  const long = () => search('абракадабра '.repeat(830))
  const short = () => search('абракадабра '.repeat(83))

  const ratio = await quickestRatio({ work: long, base: short }, LINEAR_MAX)
  const refusal = await backend.refused(searchPages, { query: { query: 'а'.repeat(10_001) } })

  expect(ratio).toBeLessThan(LINEAR_MAX)
  expect(refusal).toMatchObject({ status: 400, errors: { query: 'Не больше 10000 знаков' } })
})
