import { DAY_MS } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { artName, isDrawn, parseArtName } from '../drawings/art-name.ts'
import { DRAWINGS } from '../drawings/drawings.ts'
import type { DemoGroup, DemoProduct } from './catalogue-shapes.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { PRICE_ROLES } from './price-roles.ts'
import type { DemoCertificate, DemoSet } from './shop-shapes.ts'
import type { PictureStore } from './write-pictures.ts'

/** Far above the goods, so that a larger shop never meets them. */
const FIRST_CERTIFICATE_ID = 9_000_001

/** Writes the sets to build and the certificates. */
export async function writeSets(
  db: Kysely<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  const sets = shop.sets.map((set, sort) => setRow(shop, set, { sort, pictures }))
  // A small shop may have none of the goods of a slot.
  const whole = sets.filter(set => set.slots.every(slot => slot.groupIds.length > 0))
  await insertRows(db, 'constructor_set', whole)
  await writeCertificates(db, shop.certificates, pictures)
  await pictures.flush()
}

function setRow(
  { products }: DemoShop,
  { code, title, text, discountPercent, slots }: DemoSet,
  { sort, pictures }: { readonly sort: number; readonly pictures: PictureStore }
): SeedRow<'constructor_set'> {
  return {
    code,
    title,
    text,
    discount_percent: discountPercent,
    sort,
    slots: slots.map(slot => {
      const things = products
        .filter(product => slot.goods.includes(product.title))
        .flatMap(product => product.groups.map(group => ({ product, group })))
        .filter(({ group }) => group.stock > 0)
      return {
        title: slot.title,
        groupIds: things.map(({ group }) => group.id),
        cutouts: things.flatMap(({ product, group }) => {
          const art = pocketArt(product, group)
          return art === undefined
            ? []
            : { groupId: group.id, fileId: pictures.addPlain(art, '').fileId }
        })
      }
    })
  }
}

/** The drawing of a thing of this colour alone and lengthwise; undefined where there is none. */
function pocketArt({ pictures }: DemoProduct, { color }: DemoGroup): string | undefined {
  const shown = pictures.find(picture => picture.color === color?.code) ?? pictures[0]
  if (shown === undefined || !isDrawn(shown.art)) return undefined
  const name = parseArtName(shown.art)
  if (!DRAWINGS[name.drawing]?.isPocketed) return undefined
  return artName({ ...name, view: 'front', cuts: [...name.cuts, 'slot'] })
}

async function writeCertificates(
  db: Kysely<Database>,
  certificates: readonly DemoCertificate[],
  pictures: PictureStore
): Promise<void> {
  const numbered = certificates.map((certificate, index) => ({
    id: FIRST_CERTIFICATE_ID + index,
    ...certificate
  }))
  await insertRows(
    db,
    'product',
    numbered.map(certificate => productRow(certificate, pictures))
  )
  await insertRows(
    db,
    'product_group',
    numbered.map(({ id }) => ({ id, product_id: id, color: null, size: null }))
  )
  await insertRows(
    db,
    'offer',
    numbered.map(({ id, kopecks, barcode }) => ({
      id,
      group_id: id,
      barcode,
      stock: 0,
      is_virtual: true,
      prices: PRICE_ROLES.map(priceRole => ({ priceRole, limit: 1, kopecks }))
    }))
  )
}

/** Without a category: certificates stand in no list of goods. */
const productRow = (
  certificate: DemoCertificate & { id: number },
  pictures: PictureStore
): SeedRow<'product'> => ({
  id: certificate.id,
  code: certificate.code,
  title: certificate.title,
  description: `<p>${certificate.text}</p>`,
  lead: certificate.text,
  vendor_code: certificate.vendorCode,
  vendor_code_key: certificate.vendorCode.toLowerCase().replaceAll('-', ''),
  partner_id: null,
  category_ids: [],
  characteristics: [],
  pictures: [pictures.addPlain('wrapped-gift', certificate.title, 'rose')],
  stickers: [],
  old_price: null,
  rating: 0,
  reviews_count: 0,
  popularity: 0,
  created_at: new Date(DAY_MS),
  weight_grams: 0,
  length_mm: 0,
  width_mm: 0,
  height_mm: 0,
  search_words: '',
  fitting_words: ''
})
