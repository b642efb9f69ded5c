import { createHash } from 'node:crypto'

import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'

/** A cart token opens a basket and a guest's orders, so only its hash is stored. */
export const hashCartToken = (token: string) =>
  createHash('sha256').update(token.toLowerCase()).digest('hex')

export const userOwner = (uid: string) => `user:${uid}`
export const guestOwner = (cartToken: string) => `guest:${hashCartToken(cartToken)}`

/** The account an owner is, or undefined for a guest. */
export const uidOf = (owner: string) =>
  owner.startsWith(userOwner('')) ? owner.slice(userOwner('').length) : undefined

/** Whose basket the visitor sees: the account's, else the one of his cart token. */
export function ownerOf({ uid, cartToken }: Visitor): string | undefined {
  if (uid !== undefined) return userOwner(uid)
  return cartToken === undefined ? undefined : guestOwner(cartToken)
}

export function requireOwner(visitor: Visitor): string {
  const owner = ownerOf(visitor)
  if (owner !== undefined) return owner
  throw new HttpError(400, 'Не удалось определить корзину. Обновите страницу')
}
