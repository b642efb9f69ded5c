import type { BasketCommand } from '../basket/basket-command.ts'

/** What a basket says of its promo code. */
export interface PromoFacts {
  /** The code that counts, or an empty string. */
  readonly applied: string
  /** Why the last one was refused, or an empty string. */
  readonly error: string
}

/** What the field asks of the basket. */
export type PromoCommand = Extract<
  BasketCommand,
  { type: 'promo.apply' | 'promo.cancel' | 'promo.edit' }
>
