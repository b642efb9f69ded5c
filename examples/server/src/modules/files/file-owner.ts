import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { guestOwner, ownerOf, userOwner } from '../basket/owner.ts'
import { fileMessages as messages } from './file.messages.ts'

/** Who a new file belongs to. */
export function fileOwner(visitor: Visitor): string {
  const owner = ownerOf(visitor)
  if (owner === undefined) throw new HttpError(400, messages.unknownVisitor)
  return owner
}

/** Whose files a visitor may use: the account's and those this browser sent before the sign-in. */
export const fileOwners = ({ uid, cartToken }: Visitor): readonly string[] => [
  ...(uid === undefined ? [] : [userOwner(uid)]),
  ...(cartToken === undefined ? [] : [guestOwner(cartToken)])
]
