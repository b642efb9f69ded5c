import { timesSign, unitOfCount } from './table.messages.ts'

/** Pieces as they were typed; undefined for what is no quantity. */
export interface TypedCount {
  readonly pieces: number
  /** A part of a piece was made a whole one. */
  readonly isRounded: boolean
}

/** «12», «12 шт.», «x12», «1 200», «2,5»: spreadsheets and people write quantities in many ways. */
export function readCount(text: string): TypedCount | undefined {
  const count = text.toLowerCase().trim().replace(timesSign, '').replace(unitOfCount, '')
  const plain = count.replaceAll(/\s/g, '').replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(plain)) return undefined
  const pieces = Math.ceil(Number(plain))
  return pieces === 0 ? undefined : { pieces, isRounded: pieces !== Number(plain) }
}
