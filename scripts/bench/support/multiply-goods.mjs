// Makes many goods of the demo shop's few, inside the store: each copy has a code, a price and a fame of its own.
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { root } from '../../lib/workspace.mjs'

const { sql } = createRequire(join(root, 'examples/server/package.json'))('kysely')

/** Copies made by one statement: a transaction of the embedded store has to fit into its memory. */
const COPIES_AT_ONCE = 5

/** Returns whether there were so many already. */
export async function multiplyGoods(db, goods) {
  const { rows } = await sql`
    select count(*)::int as base, max(p.id) as product from listing l
    join product p on p.id = l.product_id`.execute(db)
  const { base } = rows[0]
  if (base >= goods) return true
  const steps = await stepsOf(db)
  const copies = Math.ceil(goods / base) - 1
  for (let from = 1; from <= copies; from += COPIES_AT_ONCE) {
    const to = Math.min(from + COPIES_AT_ONCE - 1, copies)
    for (const statement of statements({ ...steps, from, to })) {
      await sql.raw(statement).execute(db)
    }
  }
  await sql`analyze`.execute(db)
  return false
}

/** How far ids of a copy lie from those of its original; what stands in no list is not copied. */
async function stepsOf(db) {
  const { rows } = await sql`
    select max(l.product_id) as product, max(g.id) as "group", max(o.id) as offer
    from listing l join product_group g on g.product_id = l.product_id
    join offer o on o.group_id = g.id`.execute(db)
  return rows[0]
}

const PRODUCT_COLUMNS =
  'title, description, lead, partner_id, category_ids, characteristics, pictures, stickers, rating, ' +
  'reviews_count, weight_grams, length_mm, width_mm, height_mm, near_words, search_words, fitting_words'
const LISTING_COLUMNS =
  'category_ids, collection_ids, value_ids, stickers, site_ids, in_stock, rating'

/** Within a tenth of the original, in whole rubles. */
const price = kopecks => `(${kopecks} * (90 + copy % 21) / 10000 * 100)`
const fame = id => `popularity * 100 + abs(hashint4(${id} + copy * 31)) % 100`

function statements({ product, group, offer, from, to }) {
  const copies = `generate_series(${from}, ${to}) as copy`
  const listed = `id <= ${product} and id in (select product_id from listing)`
  return [
    `insert into product (id, code, vendor_code, vendor_code_key, old_price, popularity, created_at, ${PRODUCT_COLUMNS})
     select id + copy * ${product}, code || '-' || copy, vendor_code || '-' || copy,
       vendor_code_key || copy, ${price('old_price')}, ${fame('id')},
       created_at - copy * interval '7 minutes', ${PRODUCT_COLUMNS}
     from product, ${copies} where ${listed}`,
    `insert into product_group (id, product_id, color, size)
     select id + copy * ${group}, product_id + copy * ${product}, color, size
     from product_group, ${copies}
     where id <= ${group} and product_id in (select id from product where ${listed})`,
    `insert into offer (id, group_id, barcode, stock, prices, pack_size, is_virtual)
     select o.id + copy * ${offer}, o.group_id + copy * ${group}, o.barcode || copy, o.stock, o.prices,
       o.pack_size, o.is_virtual
     from offer o, ${copies} where o.id <= ${offer}
       and o.group_id in (select id from product_group where product_id in (select id from product where ${listed}))`,
    `insert into listing (product_id, prices, discount, popularity, created_at, ${LISTING_COLUMNS})
     select product_id + copy * ${product},
       array(select ${price('kopecks')} from unnest(prices) as kopecks),
       discount, ${fame('product_id')}, created_at - copy * interval '7 minutes', ${LISTING_COLUMNS}
     from listing, ${copies} where product_id <= ${product}`
  ]
}
