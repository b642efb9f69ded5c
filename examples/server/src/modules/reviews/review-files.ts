import type { ReviewParams } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { wrongField } from '../../http/field-errors.ts'
import { userOwner } from '../basket/owner.ts'
import { ownedFileIds } from '../files/file-rows.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

export interface AttachedFile {
  readonly id: string
  readonly kind: 'image' | 'video'
}

/** The photos and videos the author has uploaded himself; anything else is refused. */
export async function readFiles(
  db: Kysely<Database>,
  ids: readonly string[],
  { uid, limits }: { readonly uid: string; readonly limits: ReviewParams['files'] }
): Promise<readonly AttachedFile[]> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return []
  if (asked.length > limits.max) throw refused(messages.tooManyFiles(limits.max))
  const owned = await ownedFileIds(db, asked, userOwner(uid))
  if (owned.length < asked.length) throw refused(messages.unknownFile)
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'kind', 'extension'])
    .where('id', 'in', asked)
    .execute()
  return asked.map(id => {
    const file = rows.find(row => row.id === id)
    const isWanted = file && file.kind !== 'document' && limits.extensions.includes(file.extension)
    if (!isWanted) throw refused(messages.wrongKind)
    return { id, kind: file.kind === 'video' ? 'video' : 'image' }
  })
}

const refused = (message: string) => wrongField(422, 'fileIds', message)
