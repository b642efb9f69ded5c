import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows } from './insert-rows.ts'
import type { PictureStore } from './write-pictures.ts'
import { writeTexts } from './write-texts.ts'

const SITES = [
  { id: '1', code: 'main', title: 'Пенал' },
  { id: '2', code: 'by', title: 'Пенал Беларусь' },
  { id: '3', code: 'kz', title: 'Пенал Казахстан' }
]

const CURRENCIES = [
  { id: '1', code: 'RUB', sign: '₽', rate: 1 },
  { id: '2', code: 'BYN', sign: 'Br', rate: 0.0362 },
  { id: '3', code: 'KZT', sign: '₸', rate: 6.45 }
]

/** Writes sites, currencies, banners and all texts. */
export async function writeContent(
  db: Kysely<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  await insertRows(db, 'site', SITES)
  await insertRows(db, 'currency', CURRENCIES)
  await insertRows(
    db,
    'banner',
    shop.banners.map(({ art, siteIds, category, values, ...banner }) => ({
      ...banner,
      images: art.map(name => pictures.addPlain(name, '', banner.cover)),
      site_ids: [...(siteIds ?? [])],
      category: category ?? null,
      filter_values: [...(values ?? [])]
    }))
  )
  await pictures.flush()
  await writeTexts(db, shop, pictures)
}
