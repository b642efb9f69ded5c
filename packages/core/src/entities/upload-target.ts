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

const MEGABYTE = 1_048_576

/** What an upload may be attached to: its `targetCode` (§7). */
export interface UploadTarget {
  readonly kinds: readonly FileKind[]
  readonly maxFiles: number
  /** Refused without an account. */
  readonly signedIn: boolean
}

/** Bytes of one file. */
export const fileLimits: Readonly<Record<FileKind, number>> = {
  picture: 10 * MEGABYTE,
  document: 10 * MEGABYTE,
  video: 50 * MEGABYTE
}

export const UPLOAD_MAX_BYTES = fileLimits.video

const targets: Readonly<Record<string, UploadTarget>> = {
  review: { kinds: ['picture', 'video'], maxFiles: 10, signedIn: true },
  refund: { kinds: ['picture', 'video', 'document'], maxFiles: 10, signedIn: true },
  form: { kinds: ['picture', 'document'], maxFiles: 5, signedIn: false },
  image: { kinds: ['picture'], maxFiles: 10, signedIn: false }
}

/** What may be sent for a target code; undefined for an unknown one. */
export const uploadTarget = (code: string): UploadTarget | undefined =>
  Object.hasOwn(targets, code) ? targets[code] : undefined
