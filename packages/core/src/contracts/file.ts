import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { storedFile } from '../entities/stored-file.ts'
import { UPLOAD_MAX_BYTES } from '../entities/upload-target.ts'

/** Keeps one file for a review, a refund or a form; what is not attached in a day is thrown away. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/file/v1',
  guarded: true,
  upload: { field: 'file', maxBytes: UPLOAD_MAX_BYTES },
  body: z.object({ targetCode: z.string().check(z.maxLength(40)) }),
  response: storedFile
})

/** Facts of a file: its sender's own, or one that everybody may see; any other is not found. */
export const viewFile = endpoint({
  method: 'GET',
  path: '/file/v1/{id}',
  response: storedFile
})

/** Not JSON, so no endpoint: the bytes as an attachment, by the signed `downloadUrl` of a file. */
export const fileDownloadPath = '/file/v1/download'
