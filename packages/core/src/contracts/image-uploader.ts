import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { fileLimits } from '../entities/upload-target.ts'

/** Keeps one picture; `fileId` is what a review or a form names. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/image-uploader/v1',
  guarded: true,
  upload: { field: 'file', maxBytes: fileLimits.picture },
  /** Width and height in px after turning the picture upright. */
  response: z.object({ fileId: z.string(), width: z.number(), height: z.number() })
})
