import type { IncomingMessage } from 'node:http'
import { ApiError } from '@vitrina/core'
import type { PostedFile } from '@vitrina/core/forms'
import { serverMessages } from '../../texts/server.messages.ts'
import { takeRest } from './send-request.ts'

const BODY_MAX_BYTES = 10_000
/** All files of a form together: it is held in memory as a whole. */
const FILES_MAX_MEGABYTES = 24
const MEGABYTE = 1_000_000

interface PostedForm {
  readonly fields: URLSearchParams
  readonly files: readonly PostedFile[]
}

/** What a form without script has sent; files are read only where the page takes them. */
export async function readPostedForm(
  request: IncomingMessage,
  takesFiles: boolean
): Promise<PostedForm> {
  const type = request.headers['content-type'] ?? ''
  if (!takesFiles || !type.startsWith('multipart/form-data')) {
    const body = await readBody(request, BODY_MAX_BYTES, serverMessages.tooLong)
    return { fields: new URLSearchParams(body.toString('utf8')), files: [] }
  }
  const body = await readBody(
    request,
    FILES_MAX_MEGABYTES * MEGABYTE,
    serverMessages.filesTooLarge(FILES_MAX_MEGABYTES)
  )
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(cause => {
      throw new ApiError({ status: 400, message: serverMessages.formCut, cause })
    })
  const fields = new URLSearchParams()
  const files: PostedFile[] = []
  for (const [name, value] of parts) {
    if (typeof value === 'string') fields.append(name, value)
    // A field that nothing was chosen for is sent as a file without a name.
    else if (value.name !== '') files.push(value)
  }
  return { fields, files }
}

async function readBody(request: IncomingMessage, most: number, words: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Its rest is taken: browsers hear an answer only when all is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > most) {
      takeRest(request)
      throw new ApiError({ status: 413, message: words })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
