import { fileDownloadPath, videoPath } from '@vitrina/core/contracts'
import { attachmentHeader } from '@vitrina/core/forms'
import { Hono } from 'hono'

import type { AppDeps } from '../../http/adapter.ts'
import { HttpError } from '../../http/errors.ts'
import { fileMessages as messages } from './file.messages.ts'
import { readFileLink } from './file-link.ts'
import { storedPath } from './file-store.ts'
import { sendBytes } from './send-bytes.ts'

const VIDEO = /^([a-z0-9][a-z0-9-]{0,63})\.mp4$/
const SANDBOX = "default-src 'none'; sandbox"

/** Answers that are no JSON: a file as an attachment, a video by ranges. */
export function fileRoutes({ db, settings, now }: AppDeps): Hono {
  const routes = new Hono()
  const find = (id: string) =>
    db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()

  routes.get(fileDownloadPath, async context => {
    const id = readFileLink(context.req.query(), settings.secret, now())
    const row = id === undefined ? undefined : await find(id)
    if (row === undefined) throw new HttpError(404, messages.notFound)
    const headers = {
      'content-type': row.media_type,
      'content-disposition': attachmentHeader(row.title),
      'content-security-policy': SANDBOX,
      'cache-control': 'private, no-store'
    }
    const path = storedPath(settings.dataDir, row)
    return sendBytes(path, context.req.raw, headers, messages.notFound)
  })

  routes.get(videoPath.replace('{fileId}.{ext}', ':file'), async context => {
    const [, id] = VIDEO.exec(context.req.param('file') ?? '') ?? []
    const row = id === undefined ? undefined : await find(id)
    if (row?.kind !== 'video' || !row.is_public) throw new HttpError(404, messages.videoNotFound)
    const headers = {
      'content-type': row.media_type,
      'content-security-policy': SANDBOX,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin'
    }
    const path = storedPath(settings.dataDir, row)
    return sendBytes(path, context.req.raw, headers, messages.videoNotFound)
  })
  return routes
}
