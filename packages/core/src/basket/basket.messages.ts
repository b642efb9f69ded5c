import { needObject } from '../errors/given.ts'
import type { MergedLine } from './merged-lines.ts'

/** Spec §4: the promo code button. */
export const basketMessages = {
  applyPromo: 'Применить',
  cancelPromo: 'Отменить',
  notSentYet: 'Нет связи с магазином. Изменение отправится, как только связь появится'
} as const

/** What a sign-in has done to one line of the basket. */
export function mergedLineText(line: MergedLine): string {
  const { title, before, after } = needObject(line, 'mergedLineText(line)')
  if (before === 0) return `${title}: ${after} шт. из вашей прежней корзины`
  if (after === 0) return `${title}: товара больше нет в корзине`
  return `${title}: было ${before} шт., стало ${after} шт.`
}
