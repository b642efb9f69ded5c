import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { type FileKind, uploadTarget } from '@vitrina/core/entities'
import { fileMessages as coreMessages, kindsText, sizeProblem } from '@vitrina/core/forms'
import type { Insertable, Selectable } from 'kysely'

import type { StoredFileTable } from '../../db/schema/files.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { ReceivedFile } from '../../http/upload.ts'
import { checkDocument } from './check-document.ts'
import { cleanPicture } from './clean-picture.ts'
import { cleanVideo } from './clean-video.ts'
import { fileMessages as messages } from './file.messages.ts'
import { fileOwner } from './file-owner.ts'
import { checkQuota } from './file-quota.ts'
import { keepBytes, removeBytes } from './file-store.ts'
import { fileTitle } from './file-title.ts'
import { HEAD_BYTES, type RealType, sniff } from './sniff.ts'
import { sweepFiles } from './sweep-files.ts'

export type FileRow = Selectable<StoredFileTable>

/** Looks into a received file, cleans it and keeps it; refused files leave nothing. */
export async function keepFile(
  call: Call,
  targetCode: string,
  received: ReceivedFile
): Promise<FileRow> {
  const { settings, visitor, now } = call
  const kinds = allowedKinds(call, targetCode)
  const owner = fileOwner(visitor)
  await checkQuota(call, owner, targetCode)
  const real = await realType(received, kinds)
  const measured = await clean(received, real)
  const { size } = await stat(received.path)
  const row = {
    id: randomUUID(),
    owner,
    target_code: targetCode,
    kind: real.kind,
    extension: real.extension,
    media_type: real.mediaType,
    title: fileTitle(received.name, real.extension),
    size,
    width: measured?.width ?? null,
    height: measured?.height ?? null,
    created_at: now()
  } satisfies Insertable<StoredFileTable>
  await keepBytes(settings.dataDir, row, received.path)
  call.afterCommit(() => sweepFiles(call))
  return writeRow(call, row)
}

/** Bytes without a row would stay for ever. */
async function writeRow(
  { db, settings }: Call,
  row: Insertable<StoredFileTable> & Parameters<typeof removeBytes>[1]
): Promise<FileRow> {
  try {
    return await db.insertInto('stored_file').values(row).returningAll().executeTakeFirstOrThrow()
  } catch (error) {
    await removeBytes(settings.dataDir, row)
    throw error
  }
}

function allowedKinds({ visitor }: Call, targetCode: string): readonly FileKind[] {
  const target = uploadTarget(targetCode)
  if (target === undefined) throw refused('targetCode', coreMessages.unknownTarget)
  if (target.signedIn && visitor.uid === undefined) throw new HttpError(401, messages.signIn)
  return target.kinds
}

async function realType({ path, size }: ReceivedFile, kinds: readonly FileKind[]) {
  const file = await open(path)
  const head = Buffer.alloc(HEAD_BYTES)
  await file.read(head, 0, HEAD_BYTES, 0).finally(() => file.close())
  const real = sniff(head)
  if (real === undefined || !kinds.includes(real.kind)) {
    throw refused('file', coreMessages.wrongKind(kindsText(kinds)))
  }
  const problem = sizeProblem(real.kind, size)
  if (problem !== undefined) throw refused('file', problem)
  return real
}

async function clean({ path, size }: ReceivedFile, real: RealType) {
  if (real.kind === 'picture') return cleanPicture(path, real)
  if (real.kind === 'video') await cleanVideo(path, size)
  else await checkDocument(path)
  return undefined
}

const refused = (field: string, message: string) =>
  new HttpError(422, message, { [field]: message })
