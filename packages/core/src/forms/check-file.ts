import type { FileKind } from '../entities/stored-file.ts'
import { fileLimits, uploadTarget } from '../entities/upload-target.ts'
import { fileMessages as messages } from './files.messages.ts'

const BYTES_IN_MEGABYTE = 1_048_576

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
  const kind = kindOfType(type)
  if (kind === undefined || !target.kinds.includes(kind)) {
    return messages.wrongKind(kindsText(target.kinds))
  }
  return sizeProblem(kind, size)
}

export interface NamedFile extends CheckedFile {
  readonly name: string
}

/** The same for the files of a form that came without script, of which it takes `max`. */
export function filesProblem(
  targetCode: string,
  files: readonly NamedFile[],
  max: number
): string | undefined {
  const problems = files.map(file => [file.name, fileProblem(targetCode, file)] as const)
  const [name, problem] = problems.find(([, found]) => found !== undefined) ?? []
  if (name !== undefined && problem !== undefined) return messages.failed(name, problem)
  return files.length > max ? messages.tooManyAttached(max) : undefined
}

/** What a media type is to the shop; undefined for one that goes nowhere. */
export const kindOfType = (type: string): FileKind | undefined =>
  Object.hasOwn(MEDIA_TYPES, type) ? MEDIA_TYPES[type] : undefined

export function sizeProblem(kind: FileKind, size: number): string | undefined {
  if (!(size > 0)) return messages.empty
  return size > fileLimits[kind] ? messages.tooLarge(megabytesOf(kind)) : undefined
}

const megabytesOf = (kind: FileKind) => Math.round(fileLimits[kind] / BYTES_IN_MEGABYTE)

/** «фото JPEG, PNG, WebP или видео MP4». */
export const kindsText = (kinds: readonly FileKind[]) =>
  kinds.map(kind => messages.kinds[kind]).join(messages.or)

/** What may be chosen, said before it is: «Не больше 5 файлов: фото JPEG, PNG, WebP до 10 МБ». */
export function filesHint(targetCode: string, max: number): string {
  const kinds = uploadTarget(targetCode)?.kinds ?? []
  const within = kinds.map(kind => messages.kindWithin(messages.kinds[kind], megabytesOf(kind)))
  return messages.hint(max, within.join(messages.or))
}

/** The `accept` of a file field: what the browser offers to choose. */
export const acceptedTypes = (targetCode: string) =>
  Object.entries(MEDIA_TYPES)
    .filter(([, kind]) => uploadTarget(targetCode)?.kinds.includes(kind))
    .map(([type]) => type)
    .join(',')
