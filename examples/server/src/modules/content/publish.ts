import { cleanHtml } from '@vitrina/core/pages/clean'
import type { Insertable, Kysely } from 'kysely'
import type { PageTable } from '../../db/schema/content.ts'
import type { NewsTable, WidgetTable } from '../../db/schema/content-texts.ts'
import type { Database } from '../../db/schema.ts'

/** Puts a page into the shop, or a new text into a page that is there. */
export async function publishPage(db: Kysely<Database>, page: Insertable<PageTable>) {
  const row = { ...page, html: cleanHtml(page.html) }
  const { code, ...rest } = row
  await db
    .insertInto('page')
    .values(row)
    .onConflict(conflict => conflict.column('code').doUpdateSet(rest))
    .execute()
}

/** Puts an article or a promotion into the shop, or renews it. */
export async function publishNews(db: Kysely<Database>, news: Insertable<NewsTable>) {
  const row = { ...news, html: cleanHtml(news.html) }
  const { id, ...rest } = row
  await db
    .insertInto('news')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet(rest))
    .execute()
}

type WidgetToPublish = Omit<Insertable<WidgetTable>, 'items'> & {
  readonly items: readonly (Record<string, unknown> & { readonly html: string })[]
}

/** Puts a widget into the shop, or renews it. */
export async function publishWidget(db: Kysely<Database>, widget: WidgetToPublish) {
  const items = widget.items.map(item => ({ ...item, html: cleanHtml(item.html) }))
  const row = { ...widget, items: JSON.stringify(items) }
  const { code, ...rest } = row
  await db
    .insertInto('widget')
    .values(row)
    .onConflict(conflict => conflict.column('code').doUpdateSet(rest))
    .execute()
}

/** Gives a brand its texts and pictures. */
export async function publishPartner(
  db: Kysely<Database>,
  id: number,
  page: { readonly html: string; readonly image: string; readonly images: string }
) {
  const row = { ...page, html: cleanHtml(page.html) }
  await db.updateTable('partner').set(row).where('id', '=', id).execute()
}
