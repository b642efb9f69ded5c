import { typedText } from '../values/spelling/typed-text.ts'
import { basketMessages } from './basket.messages.ts'
import { appliedPromo, isPromoBusy, promoError } from './basket.selectors.ts'
import type { BasketCommand } from './basket-commands.ts'
import type { BasketContext } from './basket-state.ts'

/** The field of the promo code and its one button (§4). */
export interface PromoField {
  /** The applied code, else what was typed. */
  readonly value: string
  /** An applied code is cancelled, not edited. */
  readonly isApplied: boolean
  /** Why the last code was refused, or an empty string. */
  readonly error: string
  /** Применить without an applied code, Отменить with one. */
  readonly label: string
  /** Green with a value and no error, black with an error, else neutral (C16). */
  readonly variant: 'neutral' | 'green' | 'black'
  /** The basket is being asked. */
  readonly isBusy: boolean
}

/** The field over what the basket says; `typed` is the front’s to keep. */
export function promoField(basket: BasketContext, typed: string): PromoField {
  const applied = appliedPromo(basket)
  const error = promoError(basket)
  const value = applied || typed
  return {
    value,
    isApplied: applied !== '',
    error,
    label: applied === '' ? basketMessages.applyPromo : basketMessages.cancelPromo,
    variant: variantOf(value, error),
    isBusy: isPromoBusy(basket)
  }
}

/** Returns what the field holds after the basket changed: empty once a code is applied, in any tab. */
export const promoSeen = (basket: BasketContext, typed: string): string =>
  appliedPromo(basket) === '' ? typed : ''

/** Typing answers a refusal: its word goes. */
export const promoTyped = (basket: BasketContext): BasketCommand | undefined =>
  promoError(basket) === '' ? undefined : { type: 'promo.edit' }

/** Returns the command of the button: cancels the applied code, otherwise applies the typed one. */
export function promoPressed(basket: BasketContext, typed: string): BasketCommand | undefined {
  if (isPromoBusy(basket)) return undefined
  if (appliedPromo(basket) !== '') return { type: 'promo.cancel' }
  const code = typedText(typed)
  return code === '' ? undefined : { type: 'promo.apply', code }
}

function variantOf(value: string, error: string): PromoField['variant'] {
  if (error !== '') return 'black'
  return typedText(value) === '' ? 'neutral' : 'green'
}
