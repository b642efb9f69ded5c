import type { FileKind } from './stored-file.ts'

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
