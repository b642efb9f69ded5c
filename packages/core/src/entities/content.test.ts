import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wordsOf, wrongFields } from '../testing/test-wire.ts'
import { collection } from './collection.ts'
import { banner, contentPage, pageHit, pageNode, titleBlock } from './content.ts'
import { lightboxContent, lightboxSlide } from './lightbox-slide.ts'
import { newsCard, newsItem, newsType } from './news.ts'
import { partner, partnerCard, sizeTable } from './partner.ts'
import { imageBreakpoint } from './picture.ts'
import { raffle, raffleDraw, raffleStatus } from './raffle.ts'
import { seoPage } from './seo-page.ts'
import { widget } from './widget.ts'

const texts = {
  title: 'Купить сарафан',
  ogTitle: 'Сарафаны в «Пенале»',
  description: 'Школьные сарафаны',
  ogDescription: '',
  keywords: 'сарафан, школа',
  h1: 'Сарафаны'
}

test.each(Object.keys(texts))('the texts of a page without %s are refused', field => {
  expect(wrongFields(seoPage, texts)).toEqual([])
  expect(wrongFields(seoPage, { ...texts, [field]: undefined })).toEqual([field])
})

test('a title block of §3 has a title, a text, a class and perhaps a link', () => {
  const block = {
    title: 'Первый звонок',
    text: 'Скидка 10 % до 31 августа',
    class: 'board',
    link: { url: '/actions', text: 'Смотреть' }
  }

  expect(titleBlock.parse(block)).toEqual(block)
  expect(titleBlock.parse({ ...block, link: null })).toMatchObject({ link: null })
  expect(wrongFields(titleBlock, { ...block, link: { url: '/actions' } })).toEqual(['link.text'])
  expect(wrongFields(titleBlock, {})).toEqual(['title', 'text', 'class', 'link'])
})

test.each(['code', 'place', 'title', 'text', 'link', 'cover', 'images', 'category', 'values'])(
  'a banner without %s is refused',
  field => {
    expect(wrongFields(banner, withField(fixtures.banner(), [field], undefined))).toEqual([field])
  }
)

test('a banner of every page has no category', () => {
  expect(wrongFields(banner, fixtures.banner({ category: null, link: null }))).toEqual([])
})

test('a page of texts may not know when it was changed', () => {
  const page = { code: 'policy', title: 'Согласие', html: '<p>Текст</p>' }

  expect(contentPage.parse(page)).toEqual(page)
  expect(wrongFields(contentPage, { ...page, updatedAt: null })).toEqual(['updatedAt'])
})

test('a node of the tree is refused where a node below it is wrong', () => {
  const leaf = { code: 'refund', title: 'Возврат товара' }
  const tree = { code: 'info', title: 'Покупателям', children: [{ ...leaf, children: [leaf] }] }

  expect(wrongFields(pageNode, tree)).toEqual(['children.0.children.0.children'])
})

test('a search among texts finds pages and articles', () => {
  const hit = { kind: 'news', code: 'ranec', title: 'Как выбрать ранец', excerpt: '…ранец…' }

  expect(wrongFields(pageHit, hit)).toEqual([])
  expect(wrongFields(pageHit, { ...hit, kind: 'page' })).toEqual([])
  expect(wrongFields(pageHit, { ...hit, kind: 7 })).toEqual(['kind'])
})

test('news are articles, news or actions', () => {
  expect(newsType.options).toEqual(['articles', 'news', 'actions'])
})

test.each(['tags', 'image', 'preview', 'publicationDate', 'endsAt', 'readingMinutes', 'code'])(
  'news without %s are refused',
  field => {
    const without = withField(fixtures.newsItem(), [field], undefined)

    expect(wrongFields(newsCard, without)).toEqual([field])
    expect(wrongFields(newsItem, without)).toEqual([field])
  }
)

test('the oldest article has no older neighbour, a plain one no promo code and no goods', () => {
  const oldest = { previous: null, next: null, promoCode: null, collection: null, link: null }

  expect(newsItem.parse(fixtures.newsItem(oldest))).toMatchObject(oldest)
})

test.each(['id', 'code', 'title', 'description', 'image', 'productsCount'])(
  'a collection without %s is refused',
  field => {
    expect(wrongFields(collection, withField(fixtures.collection(), [field], undefined))).toEqual([
      field
    ])
  }
)

test('a brand’s page has images and perhaps a size table, its card neither', () => {
  const brand = fixtures.partner({ sizeTable: null })

  expect(wrongFields(partner, brand)).toEqual([])
  expect(wrongFields(partner, withField(brand, ['images'], undefined))).toEqual(['images'])
  expect(wrongFields(partner, withField(brand, ['sizeTable'], undefined))).toEqual(['sizeTable'])
  expect(Object.keys(partnerCard.parse(brand))).not.toContain('images')
})

test('a size table is printed row by row, each cell a text', () => {
  const table = {
    code: 'sarafany',
    title: 'Сарафаны',
    note: 'Измерьте рост ребёнка',
    columns: ['Размер', 'Рост, см'],
    rows: [['122-60', '119–125']]
  }

  expect(sizeTable.parse(table)).toEqual(table)
  expect(wrongFields(sizeTable, { ...table, rows: [['122-60', 122]] })).toEqual(['rows.0.1'])
})

test('a raffle comes, is open, is closed and is drawn', () => {
  expect(wordsOf(raffleStatus)).toEqual(['coming', 'open', 'closed', 'drawn'])
})

test.each([
  ...['participants.data', 'participants.meta', 'participantsCount', 'participation.ticket'],
  ...['participation.allowed', 'participation.message', 'draw.commitment', 'draw.seed', 'endsAt']
])('a raffle without %s is refused', field => {
  const without = withField(fixtures.raffle(), field.split('.'), undefined)

  expect(wrongFields(raffle, without)).toEqual([field])
})

test('a draw tells its seed afterwards, with winners by ticket', () => {
  const draw = {
    commitment: 'a'.repeat(64),
    seed: 'b'.repeat(64),
    drawnAt: '2026-09-01T09:00:00.000Z',
    participants: 120,
    winners: [{ ticket: 17, name: 'А*** С.', prize: 'Ранец «Космос»' }]
  }

  expect(raffleDraw.parse(draw)).toEqual(draw)
  expect(wrongFields(raffleDraw, { ...draw, winners: [{ name: 'А*** С.' }] })).toEqual([
    'winners.0.ticket',
    'winners.0.prize'
  ])
})

test.each(['facts', 'steps', 'questions', 'cards', 'certificates'] as const)(
  'a widget may be drawn as %s',
  kind => {
    expect(wrongFields(widget, fixtures.widget({ kind }))).toEqual([])
  }
)

test('an item of a widget is a title block with pictures and sums', () => {
  const item = ['title', 'text', 'class', 'link', 'id', 'html', 'images', 'amounts']

  for (const field of item) {
    const without = withField(fixtures.widget(), ['items', '0', field], undefined)

    expect(wrongFields(widget, without)).toEqual([`items.0.${field}`])
  }
})

test('a slide of §3 needs only what it shows and how', () => {
  expect(wrongFields(lightboxSlide, {})).toEqual(['src', 'type'])
  expect(lightboxSlide.parse({ src: '/1.jpg', type: 'image' })).toEqual({
    src: '/1.jpg',
    type: 'image'
  })
  expect(lightboxContent.options).toHaveLength(10)
})

test('a picture for the widest screens has no largest width', () => {
  const breakpoint = { fileId: 'f-1', pictureType: '', imageWidth: 1600, maxWidth: null }

  expect(imageBreakpoint.parse(breakpoint)).toEqual(breakpoint)
  expect(imageBreakpoint.parse({ ...breakpoint, pictureType: 'avif' })).toEqual(breakpoint)
  expect(wrongFields(imageBreakpoint, { fileId: 'f-1' })).toEqual([
    'pictureType',
    'imageWidth',
    'maxWidth'
  ])
})
