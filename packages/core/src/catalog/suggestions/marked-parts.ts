import { typedText } from '../../values/spelling/typed-text.ts'

/** A piece of a text, from its `start` on. */
export interface MarkedPart {
  readonly part: string
  readonly start: number
  /** What was typed stands here. */
  readonly isMarked: boolean
}

/** Splits a text at every match of what was typed, ignoring case; matches are marked. */
export function markedParts(text: string, typed: string): readonly MarkedPart[] {
  const wanted = typedText(typed).toLowerCase()
  const lower = text.toLowerCase()
  const parts: MarkedPart[] = []
  let from = 0
  function take(end: number, isMarked: boolean) {
    if (end > from) parts.push({ part: text.slice(from, end), start: from, isMarked })
    from = end
  }
  for (let at = placeOf(0); at >= 0; at = placeOf(from)) {
    take(at, false)
    take(at + wanted.length, true)
  }
  take(text.length, false)
  return parts

  function placeOf(start: number) {
    return wanted === '' ? -1 : lower.indexOf(wanted, start)
  }
}
