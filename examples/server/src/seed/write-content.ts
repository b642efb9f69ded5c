import type { Kysely } from 'kysely'

import type { StoredBannerPicture } from '../db/schema/content.ts'
import type { Database } from '../db/schema.ts'
import type { DemoBanner } from './content-shapes.ts'
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
    shop.banners.map(({ art, phoneArt, siteIds, category, values, ...banner }) => ({
      ...banner,
      images: art.map((name, place) =>
        bannerPicture(pictures, banner.cover, name, place === 0 ? phoneArt : undefined)
      ),
      site_ids: [...(siteIds ?? [])],
      category: category ?? null,
      filter_values: [...(values ?? [])]
    }))
  )
  await pictures.flush()
  await writeTexts(db, shop, pictures)
}

/** The widest screen that shows the phone's drawing, and how large its place is there and beyond, px. */
const PHONE = { maxWidth: 767, imageWidth: 480 } as const
const WIDE = { maxWidth: null, imageWidth: 640 } as const

/** A drawing on its cover; with another one for phones it has a file for each width of the screen. */
function bannerPicture(
  pictures: PictureStore,
  cover: DemoBanner['cover'],
  art: string,
  phoneArt?: string
): StoredBannerPicture {
  const wide = pictures.addPlain(art, '', cover)
  if (phoneArt === undefined) return wide
  const phone = pictures.addPlain(phoneArt, '', cover)
  const breakpoints = [
    { ...PHONE, fileId: phone.fileId, pictureType: '' as const },
    { ...WIDE, fileId: wide.fileId, pictureType: '' as const }
  ]
  return { ...wide, breakpoints }
}
