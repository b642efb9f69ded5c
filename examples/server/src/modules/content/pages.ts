import type { ContentPage, PageNode } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { contentMessages } from './content.messages.ts'

type Db = Pick<Call, 'db'>

export async function readPage(code: string, { db }: Db): Promise<ContentPage> {
  const page = await db
    .selectFrom('page')
    .select(['code', 'title', 'html', 'updated_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (page === undefined) throw new HttpError(404, contentMessages.noPage)
  const { updated_at, ...rest } = page
  return { ...rest, updatedAt: updated_at.toISOString() }
}

/** Every page under its parent; a page whose chain of parents never ends is left out. */
export async function readPageTree({ db }: Db): Promise<PageNode[]> {
  const rows = await db
    .selectFrom('page')
    .select(['code', 'title', 'parent_code as parent'])
    .orderBy('sort')
    .orderBy('title')
    .execute()
  const below = (parent: string | null): PageNode[] =>
    rows
      .filter(row => row.parent === parent)
      .map(({ code, title }) => ({ code, title, children: below(code) }))
  return below(null)
}
