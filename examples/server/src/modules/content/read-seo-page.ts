import type { SeoPage } from '@vitrina/core'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Texts set by hand for a path of the shop. */
export async function readSeoPage(db: Kysely<Database>, url: string): Promise<SeoPage | undefined> {
  const row = await db.selectFrom('seo_page').selectAll().where('url', '=', url).executeTakeFirst()
  if (row === undefined) return undefined
  const { title, og_title, description, og_description, keywords, h1 } = row
  return { title, ogTitle: og_title, description, ogDescription: og_description, keywords, h1 }
}
