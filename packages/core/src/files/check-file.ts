import type { FileKind } from '../entities/stored-file.ts'
import { fileLimits, uploadTarget } from '../entities/upload-target.ts'
import { fileMessages as messages } from './files.messages.ts'

const MEDIA_TYPES: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'video/mp4': 'video',
  'application/pdf': 'document'
}

export interface CheckedFile {
  /** The media type as the browser guesses it; the server looks into the bytes itself. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Why a file will be refused, said before it is sent; undefined when it may go. */
export function fileProblem(targetCode: string, file: CheckedFile): string | undefined {
  const { type, size } = file
  const target = uploadTarget(targetCode)
  if (target === undefined) return messages.unknownTarget
  const kind = Object.hasOwn(MEDIA_TYPES, type) ? MEDIA_TYPES[type] : undefined
  if (kind === undefined || !target.kinds.includes(kind)) {
    return messages.wrongKind(kindsText(target.kinds))
  }
  return sizeProblem(kind, size)
}

export function sizeProblem(kind: FileKind, size: number): string | undefined {
  if (!(size > 0)) return messages.empty
  return size > fileLimits[kind] ? messages.tooLarge(fileLimits[kind]) : undefined
}

/** «фото JPEG, PNG, WebP или видео MP4». */
export const kindsText = (kinds: readonly FileKind[]) =>
  kinds.map(kind => messages.kinds[kind]).join(messages.or)

/** The `accept` of a file field: what the browser offers to choose. */
export const acceptedTypes = (targetCode: string) =>
  Object.entries(MEDIA_TYPES)
    .filter(([, kind]) => uploadTarget(targetCode)?.kinds.includes(kind))
    .map(([type]) => type)
    .join(',')
