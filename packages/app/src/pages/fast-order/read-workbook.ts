import { isWorkbookPart, workbookText } from '@vitrina/core/cart'
import { strFromU8, unzipSync } from 'fflate'

/** Unpacked: far more than the largest list that one order takes. */
const UNPACKED_MAX = 40_000_000

/** Gives the text of a workbook; undefined where it unpacks to more than a list can be. */
export async function readWorkbook(bytes: Uint8Array): Promise<string | undefined> {
  let size = 0
  // Nothing is unpacked before the sizes of all are known.
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isWorkbookPart(name)) size += originalSize
      return false
    }
  })
  if (size > UNPACKED_MAX) return undefined
  const files = unzipSync(bytes, { filter: ({ name }) => isWorkbookPart(name) })
  const parts = Object.entries(files).map(([name, part]) => [name, strFromU8(part)])
  return workbookText(Object.fromEntries(parts))
}
