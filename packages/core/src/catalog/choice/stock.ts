import { choiceMessages as messages } from './choice.messages.ts'
import type { GroupView } from './group.view.ts'

/** Fewer pieces than these are told, in amber. */
const FEW = 5

/** So little is left that a visitor is told. */
export const isFew = (remnants: number): boolean => remnants < FEW

/** «Осталось 3 — размер 140, серый». */
export function stockWords(group: Pick<GroupView, 'remnants' | 'size' | 'color'>): string {
  const { remnants, size, color } = group
  const choice = [size && messages.size(size.title), color?.title].filter(Boolean).join(', ')
  return choice === '' ? stockOf(remnants) : `${stockOf(remnants)} — ${choice}`
}

function stockOf(remnants: number): string {
  if (remnants === 0) return messages.gone
  return isFew(remnants) ? messages.left(remnants) : messages.inStock
}
