import { basketNewsMessages as messages } from './basket-news.messages.ts'
import type { MergedLine } from './merged-lines.ts'

/** Lines of a merged basket that a toast has room for. */
const LINES_TOLD = 3

/** What a sign-in did to the lines of a basket, in one text; '' where nothing of it has a name. */
export function mergeText(lines: readonly MergedLine[]): string {
  const named = lines.filter(({ title }) => title !== '')
  const rest = named.length - LINES_TOLD
  const shown = named.slice(0, LINES_TOLD).map(mergedLineText)
  return [...shown, ...(rest > 0 ? [messages.moreMerged(rest)] : [])].join('; ')
}

/** What a sign-in has done to one line of the basket. */
export function mergedLineText({ title, before, after }: MergedLine): string {
  if (before === 0) return messages.lineCame(title, after)
  if (after === 0) return messages.lineGone(title)
  return messages.lineChanged(title, before, after)
}
