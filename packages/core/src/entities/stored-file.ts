import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'

export const fileKind = openEnum(['picture', 'video', 'document'], 'document')

/** A file that its sender has attached or is about to attach. */
export const storedFile = z.object({
  id: z.string(),
  targetCode: z.string(),
  kind: fileKind,
  /** The sender's own name of it, without anything that could be a path. */
  title: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Px; null where it is no picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  createdAt: z.string(),
  /** Path under the API with a signature of ten minutes: a plain link can fetch it. */
  downloadUrl: z.string()
})

export type FileKind = z.output<typeof fileKind>
export type StoredFile = z.output<typeof storedFile>
