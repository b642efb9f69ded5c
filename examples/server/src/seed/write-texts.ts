import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import {
  publishNews,
  publishPage,
  publishPartner,
  publishWidget
} from '../modules/content/publish.ts'
import { BRAND_PAGES } from './brand-pages.ts'
import { BRANDS } from './brands.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows } from './insert-rows.ts'
import { daysBefore } from './times.ts'
import type { PictureStore } from './write-pictures.ts'

const SORT_STEP = 10

/** Writes pages, news, widgets, size tables, brands' pages and texts for search engines. */
export async function writeTexts(
  db: Kysely<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  await writePages(db, shop, pictures)
  await writeNews(db, shop, pictures)
  await writeWidgets(db, shop, pictures)
  await insertRows(db, 'size_table', shop.sizeTables)
  await writeBrandPages(db, pictures)
  await insertRows(db, 'seo_page', shop.seoPages.map(seoRow))
  await pictures.flush()
}

async function writePages(
  db: Kysely<Database>,
  { pages }: DemoShop,
  pictures: PictureStore
): Promise<void> {
  for (const [place, { code, title, html, parent }] of pages.entries()) {
    await publishPage(db, {
      code,
      title,
      html: withDrawings(html, pictures),
      parent_code: parent ?? null,
      sort: place * SORT_STEP,
      updated_at: new Date(daysBefore(place))
    })
  }
}

/** Texts name drawings; visitors get their files. */
const withDrawings = (html: string, pictures: PictureStore) =>
  html.replaceAll(/"(drawing|film):([^"]+)"/g, (_, kind, art) => {
    const view = kind === 'film' ? `${art}:film` : art
    const { fileId } = pictures.addPlain(view, '', 'sky')
    return kind === 'film'
      ? `"/api/video/v1/${fileId}.webm"`
      : `"/api/image-minifier/v1/${fileId}.webp?preview=1600&amp;format=webp"`
  })

async function writeNews(
  db: Kysely<Database>,
  { news }: DemoShop,
  pictures: PictureStore
): Promise<void> {
  for (const item of news) {
    await publishNews(db, {
      id: item.id,
      code: item.code,
      type: item.type,
      title: item.title,
      preview: item.preview,
      html: item.html,
      tags: [...item.tags],
      image: JSON.stringify(pictures.addPlain(item.art, item.title, item.cover)),
      link: item.link === undefined ? null : JSON.stringify(item.link),
      promo_code: item.promoCode ?? null,
      collection: item.collection ?? null,
      publication_date: new Date(item.publicationDate),
      ends_at: item.endsAt === undefined ? null : new Date(item.endsAt)
    })
  }
}

async function writeWidgets(
  db: Kysely<Database>,
  { widgets }: DemoShop,
  pictures: PictureStore
): Promise<void> {
  for (const { items, ...widget } of widgets) {
    await publishWidget(db, {
      ...widget,
      items: items.map((item, place) => ({
        id: place + 1,
        title: item.title,
        text: item.text,
        class: item.class ?? '',
        link: item.link ?? null,
        html: item.html ?? '',
        images: (item.art ?? []).map(art => pictures.addPlain(art, '')),
        amounts: item.amounts ?? []
      }))
    })
  }
}

async function writeBrandPages(db: Kysely<Database>, pictures: PictureStore): Promise<void> {
  for (const { id, code, title } of BRANDS) {
    const { art, cover, html } = BRAND_PAGES[code]
    const images = art.map(name => pictures.addPlain(name, title, cover))
    await publishPartner(db, id, {
      html,
      image: JSON.stringify(images[0] ?? null),
      images: JSON.stringify(images)
    })
  }
}

const seoRow = ({
  url,
  title,
  description,
  keywords,
  ogTitle,
  h1
}: DemoShop['seoPages'][number]) => ({
  url,
  title,
  og_title: ogTitle ?? title,
  description,
  og_description: description,
  keywords,
  h1: h1 ?? ''
})
