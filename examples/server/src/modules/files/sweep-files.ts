import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@vitrina/core/values'

import type { Call } from '../../http/call.ts'
import { draftsFolder } from '../../http/upload.ts'
import { removeBytes } from './file-store.ts'

const LOOSE_MS = DAY_MS
/** An upload is over long before. */
const DRAFT_MS = 3_600_000
const AT_ONCE = 200

/** Throws away files that nobody attached in a day, and drafts that a crash left behind. */
export async function sweepFiles({ db, settings, now }: Call): Promise<void> {
  const before = new Date(now().getTime() - LOOSE_MS)
  const gone = await db
    .deleteFrom('stored_file')
    .where('id', 'in', query =>
      query
        .selectFrom('stored_file')
        .select('id')
        .where('is_attached', '=', false)
        .where('created_at', '<', before)
        .limit(AT_ONCE)
    )
    .returning(['id', 'extension'])
    .execute()
  for (const stored of gone) await removeBytes(settings.dataDir, stored)
  await sweepDrafts(draftsFolder(settings.dataDir))
}

async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another upload may have moved its own away meanwhile.
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (age > DRAFT_MS) await rm(path, { force: true })
  }
}
