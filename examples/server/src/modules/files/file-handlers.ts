import type { StoredFile } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { fileMessages as messages } from './file.messages.ts'
import { signFileLink } from './file-link.ts'
import { fileOwners } from './file-owner.ts'
import { type FileRow, keepFile } from './keep-file.ts'

export const fileHandlers = {
  uploadFile: async ({ body, file }, call) =>
    toFile(await keepFile(call, body.targetCode, file), call),

  uploadImage: async ({ file }, call) => {
    const { id, width, height } = await keepFile(call, 'image', file)
    return { fileId: id, width: width ?? 0, height: height ?? 0 }
  },

  viewFile: async ({ params }, call) => {
    const row = await call.db
      .selectFrom('stored_file')
      .selectAll()
      .where('id', '=', params.id ?? '')
      .executeTakeFirst()
    const isMine = row !== undefined && fileOwners(call.visitor).includes(row.owner)
    if (row === undefined || !(isMine || row.is_public)) throw new HttpError(404, messages.notFound)
    return toFile(row, call)
  }
} satisfies Partial<Handlers>

const toFile = (row: FileRow, { settings, now }: Call): StoredFile => ({
  id: row.id,
  targetCode: row.target_code,
  kind: row.kind,
  title: row.title,
  mediaType: row.media_type,
  size: row.size,
  width: row.width,
  height: row.height,
  createdAt: row.created_at.toISOString(),
  downloadUrl: signFileLink(row.id, settings.secret, now())
})
