import { fastOrderLimits } from '../../values/quantity/fast-order-limits.ts'
import { fastOrderMessages as words } from './fast-order.messages.ts'

const MOST_BYTES = fastOrderLimits.megabytes * 1_000_000

const decoded = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]) =>
  signs.every((sign, place) => bytes[place] === sign)

const isPacked = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b)

/** A CSV as text: in UTF-8, UTF-16 or Windows-1251, as spreadsheets save it. Undefined for a workbook. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  if (isPacked(bytes) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return undefined
  if (startsWith(bytes, 0xff, 0xfe)) return decoded(bytes, 'utf-16le')
  try {
    return decoded(bytes, 'utf-8')
  } catch {
    return decoded(bytes, 'windows-1251')
  }
}

type ReadFile =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly text?: undefined; readonly problem: string }

/** The text of a workbook, by `workbookText`; undefined where it is too large once it is unpacked. */
export type ReadWorkbook = (bytes: Uint8Array) => Promise<string | undefined>

/** The text of a chosen file, or why it cannot be taken. A workbook needs `readWorkbook` of the front. */
export async function readTextFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  readWorkbook?: ReadWorkbook
): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { problem: words.tooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPacked(bytes) && readWorkbook !== undefined) return readPacked(bytes, readWorkbook)
  const text = textOfFile(bytes)
  return text === undefined ? { problem: words.workbook } : { text }
}

async function readPacked(bytes: Uint8Array, readWorkbook: ReadWorkbook): Promise<ReadFile> {
  try {
    const text = await readWorkbook(bytes)
    return text === undefined ? { problem: words.tooLarge } : { text }
  } catch {
    return { problem: words.workbook }
  }
}
