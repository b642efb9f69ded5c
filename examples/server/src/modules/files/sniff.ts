import type { FileKind } from '@vitrina/core/entities'

export interface RealType {
  readonly kind: FileKind
  readonly extension: 'jpg' | 'png' | 'webp' | 'mp4' | 'pdf'
  readonly mediaType: string
}

/** Bytes from the start that tell what a file is. */
export const HEAD_BYTES = 16

const JPEG: RealType = { kind: 'picture', extension: 'jpg', mediaType: 'image/jpeg' }
const PNG: RealType = { kind: 'picture', extension: 'png', mediaType: 'image/png' }
const WEBP: RealType = { kind: 'picture', extension: 'webp', mediaType: 'image/webp' }
const MP4: RealType = { kind: 'video', extension: 'mp4', mediaType: 'video/mp4' }
const PDF: RealType = { kind: 'document', extension: 'pdf', mediaType: 'application/pdf' }

/** What the bytes are, whatever the name says; undefined for anything that we do not keep. */
export function sniff(head: Buffer): RealType | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return JPEG
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return PNG
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return WEBP
  if (text.slice(4, 8) === 'ftyp') return MP4
  return text.startsWith('%PDF-') ? PDF : undefined
}
