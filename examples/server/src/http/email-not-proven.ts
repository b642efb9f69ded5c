import { HttpError } from './errors.ts'

/** By it a front knows that a code for the account's own address opens what was refused. */
export const EMAIL_NOT_PROVEN = { reason: 'emailNotProven' }

export const PROVE_FIRST = 'Сначала подтвердите почту: мы пришлём на неё код'

/** What belongs to an address is refused until its owner has proven it. */
export const emailNotProven = () => new HttpError(403, PROVE_FIRST, undefined, EMAIL_NOT_PROVEN)
