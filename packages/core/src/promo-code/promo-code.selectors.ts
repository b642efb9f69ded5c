import { basketMessages } from '../basket/basket.messages.ts'
import type { PromoButtonLook } from '../basket/basket.selectors.ts'
import type { PromoCodeContext } from './promo-code.machine.ts'

/** What the field shows: the applied code, else what was typed. */
export const promoCodeValue = ({ applied, typed }: PromoCodeContext) => applied || typed

/** §4: Применить without an applied code, Отменить with one. */
export const promoCodeLabel = ({ applied }: PromoCodeContext) =>
  applied === '' ? basketMessages.applyPromo : basketMessages.cancelPromo

/** §4: green with a value and no error, black with an error (C16). */
export function promoCodeLook(promo: PromoCodeContext): PromoButtonLook {
  if (promo.error !== '') return 'black'
  return promoCodeValue(promo).trim() === '' ? 'neutral' : 'green'
}
