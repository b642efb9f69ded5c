import type { Widget } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { contentMessages } from './content.messages.ts'
import { ofSite } from './site-rows.ts'

export async function readWidget(code: string, { db, visitor }: Call): Promise<Widget> {
  const row = await db
    .selectFrom('widget')
    .selectAll()
    .where('code', '=', code)
    .where(ofSite(visitor))
    .executeTakeFirst()
  if (row === undefined) throw new HttpError(404, contentMessages.noWidget)
  const { site_ids, ...widget } = row
  return widget
}
