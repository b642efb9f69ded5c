import type { Call } from '../../http/call.ts'
import { requireOwner } from './owner.ts'

/** «ПС-К3НВ-8АТР-2ХЕ7» in whichever alphabet it is typed: no word that a shop advertises. */
const CERTIFICATE = /^[ПP][СC](?:[^\p{L}\p{N}]*[\p{L}\p{N}]){12}$/iu

/**
 * Counts a code as a guess before it is looked up, so that guesses at one moment count as well, and
 * gives it back where it turns out to be one of the shop's. Numbers of certificates are counted apart
 * from promo codes. When the guesses are used up everything is refused, right or wrong: otherwise
 * guessing would go on without end. A member's guesses are counted by his account alone, so that no
 * neighbour behind his address takes his.
 *
 * @throws 429 when the guesses of the visitor or of the address are used up.
 */
export async function spendGuess(
  code: string,
  { limits, visitor }: Pick<Call, 'limits' | 'visitor'>
): Promise<{ giveBack(): Promise<void> }> {
  const kind = CERTIFICATE.test(code.trim()) ? 'certificate' : 'promo'
  const own = `${kind}:${requireOwner(visitor)}`
  const shared = `${kind}:${visitor.ip}`
  await limits.spend('promoCode', own)
  if (visitor.uid === undefined) await limits.spend('promoCodeAddress', shared)
  return {
    async giveBack() {
      await limits.giveBack('promoCode', own)
      if (visitor.uid === undefined) await limits.giveBack('promoCodeAddress', shared)
    }
  }
}
