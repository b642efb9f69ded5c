import type { SeoPage } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Texts set by hand for a path of the shop; its query and a slash at its end do not count. */
export async function readSeoPage(db: Kysely<Database>, url: string): Promise<SeoPage | undefined> {
  const row = await db
    .selectFrom('seo_page')
    .selectAll()
    .where('url', '=', pathOf(url))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { title, og_title, description, og_description, keywords, h1 } = row
  return { title, ogTitle: og_title, description, ogDescription: og_description, keywords, h1 }
}

function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
